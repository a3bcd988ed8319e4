import { statementViews } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { isNarrowed } from '../../../shared/list/isNarrowed.ts';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { WhoseItems } from '../../../shared/list/WhoseItems.tsx';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { StateSegments } from '../../../shared/table/StateSegments.tsx';
import { StatementDrawer } from '../drawer/StatementDrawer.tsx';
import styles from '../Receivables.module.css';
import { statementColumns } from './statementColumns.tsx';
import { UnpaidSums } from './UnpaidSums.tsx';
import type { Statements } from './useStatements.ts';

/** Statements, the latest first; one opens beside the list. */
export const StatementList = ({ statements }: { statements: Statements }) => {
  const { t } = useTranslation('receivables');
  const isStaff = useIsOperator();
  const { filter, setFilter, query, look } = statements;
  const whose = { merchantCode: t('merchantCode'), currency: t('field.currency') };
  const shown = useShownRecord();
  const opened = query.data?.page.records.find(({ id }) => id === shown.id);
  return (
    <div className={styles.list}>
      <StateSegments
        label={t('views')}
        here={filter.view}
        onChange={(view) => setFilter({ ...filter, view, pageNo: 1 })}
        states={statementViews.map((value) => ({
          value,
          text: t(`view.${value}`),
          count: query.data?.byView[value],
        }))}
      />
      {query.data && <UnpaidSums unpaid={query.data.unpaid} />}
      <DataTable
        code={isStaff ? 'ops.statements' : 'financial.statements'}
        label={t('title')}
        columns={statementColumns(t, { isStaff, onOpen: shown.show })}
        query={{ ...query, data: query.data?.page }}
        onOpen={({ id }) => shown.show(id)}
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={look}>
            <Form.Item name="number" label={t('field.no')}>
              <RememberedInput code="receivables.number" />
            </Form.Item>
            <WhoseItems code="receivables.merchant" isStaff={isStaff} labels={whose} />
          </FilterForm>
        }
        empty={
          <ListEmpty
            isNarrowed={isNarrowed(filter)}
            noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
            title={t('none')}
            text={t('noneText')}
          />
        }
      />
      <StatementDrawer id={shown.id} no={opened?.no ?? ''} onClose={shown.close} onChanged={look} />
    </div>
  );
};
