import { listRemittances } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LinkTabs } from '../../shared/list/LinkTabs.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { ExportButton } from '../exports/index.ts';
import { WithImport } from '../imports/index.ts';
import { LinesToMatch } from './lines/LinesToMatch.tsx';
import { CodList } from './orders/CodList.tsx';
import { useCodOrders } from './orders/useCodOrders.ts';
import { RemittancesView } from './remittances/RemittancesView.tsx';

const parts = ['orders', 'lines', 'remittances'] as const;
const Place = z.object({ part: z._default(z.enum(parts), 'orders') });

const useTabs = () => {
  const { t } = useTranslation('cod');
  const [{ part }] = useUrlFilter(Place);
  const tabs = parts.map((key) => ({
    key,
    text: t(`part.${key}`),
    to: key === 'orders' ? '?' : `?part=${key}`,
  }));
  return { part, views: <LinkTabs label={t('parts')} here={part} tabs={tabs} /> };
};

const Orders = () => {
  const { t } = useTranslation('cod');
  const { views } = useTabs();
  const orders = useCodOrders();
  const actions = (
    <ExportButton kind="opsCod" filter={orders.sought} count={orders.query.data?.page.total} />
  );
  return (
    <ListPage title={t('title')} views={views} actions={actions}>
      <CodList orders={orders} />
    </ListPage>
  );
};

const Desk = ({ onImport }: { onImport: (begun?: string) => void }) => {
  const { part, views } = useTabs();
  if (part === 'lines') return <LinesToMatch views={views} />;
  if (part === 'remittances') return <RemittancesView views={views} onImport={onImport} />;
  return <Orders />;
};

/** The staff's side: what differs or does not come, what carriers sent, and lines that are nobody's. */
export default function CodDeskPage() {
  return (
    <WithImport kind="codRemittance" list={listRemittances} intoShown>
      {(onImport) => <Desk onImport={onImport} />}
    </WithImport>
  );
}
