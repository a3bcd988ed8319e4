import { listPaymentRuns, type PaymentRun, type RunState, runStates, text } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { RejectDialog } from '../../../shared/feedback/dialogs/RejectDialog.tsx';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { StateSegments } from '../../../shared/table/StateSegments.tsx';
import { useLookAtPayables } from '../useLookAtPayables.ts';
import { PaidDialog } from './PaidDialog.tsx';
import { runColumns } from './runColumns.tsx';
import { useRunActs } from './useRunActs.ts';

const remarkMost = 200;
const Remark = text(remarkMost);

/** Payments of bills: one asks, another approves, then the bank has sent it. */
export const RunsView = ({ views }: { views: ReactNode }) => {
  const { t } = useTranslation(['paymentRuns', 'payables', 'shared']);
  const [filter, setFilter] = useUrlFilter(listPaymentRuns.query);
  const query = useListQuery(listPaymentRuns, filter);
  const look = useLookAtPayables();
  const rejecting = useShownDialog<PaymentRun>();
  const paying = useShownDialog<PaymentRun>();
  const { actsOf, reject } = useRunActs({ onReject: rejecting.show, onPay: paying.show });
  const { state } = filter;
  // As it is now; one that has left the list is as it was.
  const current = (run: PaymentRun) => query.data?.records.find(({ id }) => id === run.id) ?? run;
  return (
    <ListPage title={t('payables:title')} views={views}>
      <div className={styles.view}>
        <StateSegments<RunState | 'all'>
          label={t('field.state')}
          here={state ?? 'all'}
          onChange={(to) => setFilter({ state: to === 'all' ? undefined : to })}
          states={[
            { value: 'all', text: t('payables:all') },
            ...runStates.map((value) => ({ value, text: t(`state.${value}`) })),
          ]}
        />
        <DataTable
          code="ops.paymentRuns"
          label={t('title')}
          columns={runColumns(t, (run) => <RowActions of={run.runNo} actions={actsOf(run)} />)}
          query={query}
          empty={
            <ListEmpty
              isNarrowed={state !== undefined}
              noneFound={{ title: t('noneIn'), text: t('noneInText') }}
              title={t('none')}
              text={t('noneText')}
            />
          }
        />
      </div>
      {rejecting.of && (
        <RejectDialog
          key={rejecting.key}
          open={rejecting.open}
          title={t('act.reject')}
          label={t('field.remark')}
          hint={t('rejectHint')}
          schema={Remark}
          max={remarkMost}
          onReject={async (remark) => rejecting.of && reject(current(rejecting.of), remark)}
          onClose={rejecting.close}
        />
      )}
      {paying.of && (
        <PaidDialog
          key={paying.key}
          open={paying.open}
          of={current(paying.of)}
          onClose={paying.close}
          onLook={look}
        />
      )}
    </ListPage>
  );
};
