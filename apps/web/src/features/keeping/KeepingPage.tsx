import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LinkTabs } from '../../shared/list/LinkTabs.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { Kinds } from './kinds/Kinds.tsx';
import { Merchants } from './merchant/Merchants.tsx';

const parts = ['kinds', 'merchants'] as const;
const Place = z.strictObject({ part: z.optional(z.enum(parts)) });

/** What is kept for how long, and merchants' data taken out or away. */
export default function KeepingPage() {
  const { t } = useTranslation('keeping');
  const [{ part = 'kinds' }] = useUrlFilter(Place);
  const tabs = parts.map((key) => ({ key, text: t(`part.${key}`), to: `?part=${key}` }));
  return (
    <ListPage title={t('title')} views={<LinkTabs label={t('parts')} here={part} tabs={tabs} />}>
      {part === 'kinds' ? <Kinds /> : <Merchants />}
    </ListPage>
  );
}
