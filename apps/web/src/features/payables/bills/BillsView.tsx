import { type CarrierBill, listCarrierBills, mayActOnBill } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { isNarrowed } from '../../../shared/list/isNarrowed.ts';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { AddButton } from '../../../shared/permission/ActionButton.tsx';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { useSelection } from '../../../shared/table/useSelection.ts';
import { BillDrawer } from '../drawer/BillDrawer.tsx';
import { BillDialog } from './BillDialog.tsx';
import { BillFilters } from './BillFilters.tsx';
import { BillStates } from './BillStates.tsx';
import { billColumns } from './billColumns.tsx';
import { PayChosen } from './PayChosen.tsx';

interface Props {
  views: ReactNode;
  /** Opens the desk at which lines come into the bill that is shown, or an import that was begun. */
  onImport: (begun?: string) => void;
}

/** Carriers' bills, the latest first; one opens beside the list, several of a payee are paid at once. */
export const BillsView = ({ views, onImport }: Props) => {
  const { t } = useTranslation('payables');
  const [filter, setFilter] = useUrlFilter(listCarrierBills.body);
  const query = useListQuery(listCarrierBills, filter);
  const shown = useShownRecord();
  const adding = useShownDialog<never>();
  const selection = useSelection<CarrierBill>();
  const { state } = filter;
  const opened = query.data?.page.records.find(({ id }) => id === shown.id);
  const whyNot = ({ state: at, runNo }: CarrierBill) => {
    if (!mayActOnBill(at, 'pay')) return t('notPayable');
    return runNo ? t('inRun', { no: runNo }) : undefined;
  };
  const choose = (to: typeof state) => {
    selection.clear();
    setFilter({ state: to });
  };
  const add = (
    <AddButton permission="ops:payables" onClick={() => adding.show(null)}>
      {t('add')}
    </AddButton>
  );
  return (
    <ListPage title={t('title')} views={views} actions={add}>
      <div className={styles.view}>
        <BillStates here={state} counts={query.data?.byState} onChange={choose} />
        <DataTable
          code="ops.carrierBills"
          label={t('title')}
          columns={billColumns(t, shown.show)}
          query={{ ...query, data: query.data?.page }}
          onOpen={({ id }) => shown.show(id)}
          selection={selection}
          unselectable={whyNot}
          bulk={(bills) => <PayChosen bills={bills} onDone={selection.clear} />}
          filter={
            <FilterForm value={filter} onChange={setFilter} onSame={query.refetch}>
              <BillFilters />
            </FilterForm>
          }
          empty={
            <ListEmpty
              isNarrowed={isNarrowed(filter, 'state')}
              noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
              title={state ? t('noneIn', { state: t(`state.${state}`) }) : t('none')}
              text={t('noneText')}
              action={!state && add}
            />
          }
        />
      </div>
      <BillDrawer
        id={shown.id}
        no={opened?.billNo ?? ''}
        onShow={shown.show}
        onClose={shown.close}
        onImport={onImport}
      />
      <BillDialog
        key={adding.key}
        open={adding.open}
        corrects={null}
        onClose={adding.close}
        onAdded={shown.show}
      />
    </ListPage>
  );
};
