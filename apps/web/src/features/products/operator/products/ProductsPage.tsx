import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LinkTabs } from '../../../../shared/list/LinkTabs.tsx';
import { useUrlFilter } from '../../../../shared/list/useUrlFilter.ts';
import { ChannelsTab } from './ChannelsTab.tsx';
import { ProductsTab } from './ProductsTab.tsx';

const tabs = ['products', 'channels'] as const;
const Place = z.object({ tab: z._default(z.enum(tabs), 'products') });
const path = '/ops/products';

/** What the tenant sells, and the channels it is carried by. */
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
  return tab === 'channels' ? <ChannelsTab views={views} /> : <ProductsTab views={views} />;
}
