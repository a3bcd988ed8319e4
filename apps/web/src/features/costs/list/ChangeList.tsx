import { type CostChange, mayActOn } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { isNarrowed } from '../../../shared/list/isNarrowed.ts';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { useSelection } from '../../../shared/table/useSelection.ts';
import { useStateName } from '../ChangeTag.tsx';
import styles from '../Costs.module.css';
import { ConfirmChosen } from '../confirm/ConfirmChosen.tsx';
import { ChangeDrawer } from '../drawer/ChangeDrawer.tsx';
import { FirstFilters, MoreFilters, moreFilters } from './ChangeFilters.tsx';
import { ChangeTabs } from './ChangeTabs.tsx';
import { changeColumns } from './changeColumns.tsx';
import type { ListedState } from './changeFilters.ts';
import { OpenSums } from './OpenSums.tsx';
import type { Changes } from './useChanges.ts';

interface Props {
  /** Names the list. */
  code: string;
  title: string;
  tabs: readonly ListedState[];
  changes: Changes;
}

/** Changes of cost, those due first; one opens beside the list, a merchant agrees to several at once. */
export const ChangeList = ({ code, title, tabs, changes }: Props) => {
  const { t } = useTranslation('costs');
  const nameOf = useStateName();
  const isStaff = useIsOperator();
  const { filter, setFilter, query, look } = changes;
  const shown = useShownRecord();
  const selection = useSelection<CostChange>();
  const { state } = filter;
  const opened = query.data?.page.records.find(({ id }) => id === shown.id);
  const mayChoose = !isStaff && (state === 'open' || state === 'awaiting');
  const choose = (to: ListedState) => {
    selection.clear();
    setFilter({ state: to });
  };
  const done = () => {
    selection.clear();
    look();
  };
  return (
    <div className={styles.list}>
      <ChangeTabs states={tabs} here={state} counts={query.data?.byState} onChange={choose} />
      {query.data && <OpenSums open={query.data.open} />}
      <DataTable
        code={code}
        label={title}
        columns={changeColumns(t, { isStaff, onOpen: shown.show })}
        query={{ ...query, data: query.data?.page }}
        onOpen={({ id }) => shown.show(id)}
        {...(mayChoose && {
          selection,
          unselectable: (row: CostChange) =>
            mayActOn(row.state, 'confirm') ? undefined : t('notAwaiting'),
          bulk: (rows: readonly CostChange[]) => (
            <ConfirmChosen changes={rows} onDone={done} onLook={look} />
          ),
        })}
        filter={
          <FilterForm
            value={filter}
            onChange={setFilter}
            onSame={look}
            more={<MoreFilters isStaff={isStaff} />}
            moreNames={moreFilters(isStaff)}
          >
            <FirstFilters />
          </FilterForm>
        }
        empty={
          <ListEmpty
            isNarrowed={isNarrowed(filter, 'state')}
            noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
            title={state === 'open' ? t('none') : t('noneIn', { state: nameOf(state) })}
            text={t('noneText')}
          />
        }
      />
      <ChangeDrawer
        id={shown.id}
        no={opened?.transactionOrderNo ?? ''}
        onClose={shown.close}
        onChanged={look}
      />
    </div>
  );
};
