import { listCarrierBills } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LinkTabs } from '../../shared/list/LinkTabs.tsx';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { useRefresh } from '../../shared/socket/useRefresh.ts';
import { WithImport } from '../imports/index.ts';
import { BillsView } from './bills/BillsView.tsx';
import { CheckView } from './lines/CheckView.tsx';
import { PayeesView } from './payees/PayeesView.tsx';
import { RunsView } from './runs/RunsView.tsx';
import { useLookAtPayables } from './useLookAtPayables.ts';

const names = ['bills', 'check', 'runs', 'payees'] as const;
const Place = z.object({ view: z._default(z.enum(names), 'bills') });

const Payables = ({ onImport }: { onImport: (begun?: string) => void }) => {
  // All at once: a dialog that waits for its words would take the page away meanwhile.
  const { t } = useTranslation(['payables', 'billLines', 'paymentRuns', 'payees']);
  const [{ view }] = useUrlFilter(Place);
  useRefresh('user', useLookAtPayables());
  const tabs = names.map((key) => ({
    key,
    text: t(`view.${key}`),
    to: key === 'bills' ? '?' : `?view=${key}`,
  }));
  const views = <LinkTabs label={t('views')} here={view} tabs={tabs} />;
  if (view === 'check') return <CheckView views={views} />;
  if (view === 'runs') return <RunsView views={views} />;
  if (view === 'payees') return <PayeesView views={views} />;
  return <BillsView views={views} onImport={onImport} />;
};

/** What carriers, agents and brokers ask money for: their bills, what is wrong in them, and paying them. */
export default function PayablesPage() {
  return (
    <WithImport kind="carrierBill" list={listCarrierBills} intoShown>
      {(onImport) => <Payables onImport={onImport} />}
    </WithImport>
  );
}
