import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LinkTabs } from '../../../../shared/list/LinkTabs.tsx';
import { useUrlFilter } from '../../../../shared/list/useUrlFilter.ts';
import { ChannelsTab } from '../channels/ChannelsTab.tsx';
import { RangesTab } from '../ranges/RangesTab.tsx';
import { ProductsTab } from './ProductsTab.tsx';

const tabs = ['products', 'channels', 'ranges'] as const;
const Place = z.object({ tab: z._default(z.enum(tabs), 'products') });
const path = '/ops/products';

const shownIn = { products: ProductsTab, channels: ChannelsTab, ranges: RangesTab };

/** What the tenant sells, the channels it is carried by, and where their own numbers come from. */
export default function ProductsPage() {
  const { t } = useTranslation('opsProducts');
  const [{ tab }] = useUrlFilter(Place);
  const views = (
    <LinkTabs
      label={t('tabs')}
      here={tab}
      tabs={tabs.map((key) => ({
        key,
        text: t(`tab.${key}`),
        to: key === 'products' ? path : `${path}?tab=${key}`,
      }))}
    />
  );
  const Tab = shownIn[tab];
  return <Tab views={views} />;
}
