import { type CodOrder, type CodView, openCodViews } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { isNarrowed } from '../../../shared/list/isNarrowed.ts';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { WhoseItems } from '../../../shared/list/WhoseItems.tsx';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { StateSegments } from '../../../shared/table/StateSegments.tsx';
import { CodActs } from './CodActs.tsx';
import { CodSums } from './CodSums.tsx';
import { codColumns } from './codColumns.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import type { CodOrders } from './useCodOrders.ts';

const views = ['open', ...openCodViews, 'credited', 'closed', 'all'] as const;
// Who has to settle what, and who asks the carrier, is the staff's own.
const ownViews = views.filter((view) => view !== 'approving' && view !== 'late');

const counted = (counts: CodOrders['query']['data'], view: CodView) =>
  openCodViews.includes(view as never)
    ? counts?.byView[view as (typeof openCodViews)[number]]
    : undefined;

/** Orders that are paid on delivery: how far their money is, and what is to be said about it. */
export const CodList = ({ orders }: { orders: CodOrders }) => {
  const { t } = useTranslation('cod');
  const isStaff = useIsOperator();
  const { filter, setFilter, query, look } = orders;
  const dialog = useShownDialog<CodOrder>();
  const of = query.data?.page.records.find(({ id }) => id === dialog.of?.id) ?? dialog.of;
  const whose = { merchantCode: t('field.merchantCode'), currency: t('field.currency') };
  const actionsOf = (order: CodOrder) => (
    <CodActs order={order} onDecide={() => dialog.show(order)} onLook={look} />
  );
  return (
    <div className={styles.view}>
      {query.data && <CodSums {...query.data} />}
      <StateSegments<CodView>
        label={t('field.state')}
        here={filter.view}
        onChange={(view) => setFilter({ view })}
        states={(isStaff ? views : ownViews).map((value) => ({
          value,
          text: t(`view.${value}`),
          count: counted(query.data, value),
        }))}
      />
      <DataTable
        code={isStaff ? 'ops.cod' : 'financial.cod'}
        label={t('title')}
        columns={codColumns(t, { isStaff, actionsOf: isStaff ? actionsOf : null })}
        query={{ ...query, data: query.data?.page }}
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={look}>
            <Form.Item name="number" label={t('field.number')}>
              <RememberedInput code="cod.number" placeholder={t('numberHint')} />
            </Form.Item>
            <WhoseItems code="cod.merchant" isStaff={isStaff} labels={whose} />
          </FilterForm>
        }
        empty={
          <ListEmpty
            isNarrowed={isNarrowed(filter, 'view')}
            noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
            title={t(filter.view === 'open' ? 'none' : 'noneHere')}
            text={t(isStaff ? 'noneText' : 'noneOwnText')}
          />
        }
      />
      {of && (
        <DecideDialog
          key={dialog.key}
          open={dialog.open}
          of={of}
          onClose={dialog.close}
          onLook={look}
        />
      )}
    </div>
  );
};
