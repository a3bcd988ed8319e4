import type { BillLine } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { DataTable, type DataTableProps } from '../../../shared/table/DataTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { useLookAtPayables } from '../useLookAtPayables.ts';
import { AsideDialog } from './AsideDialog.tsx';
import { type LineAct, lineActsFor } from './lineActs.ts';
import { lineColumns } from './lineColumns.tsx';
import { MatchDialog } from './MatchDialog.tsx';

interface Props extends Omit<DataTableProps<BillLine>, 'columns' | 'label'> {
  withBill: boolean;
  /** The bill counts: what is wrong in one that was given up or replaced is nobody's work. */
  mayAct: boolean;
}

/** Lines of bills, and what is done about those that are wrong. */
export const LineTable = ({ withBill, mayAct, ...table }: Props) => {
  const { t } = useTranslation(['billLines', 'payables']);
  const dialog = useShownDialog<{ act: LineAct; line: BillLine }>();
  const look = useLookAtPayables();
  const actionsOf = (line: BillLine) => (
    <RowActions
      of={line.number}
      actions={lineActsFor(line).map((act) => ({
        key: act,
        text: t(`act.${act}`),
        permission: 'ops:payables' as const,
        onClick: () => dialog.show({ act, line }),
      }))}
    />
  );
  const { act, line } = dialog.of ?? {};
  // As it is now; one that has left the list is as it was.
  const of = table.query.data?.records.find(({ id }) => id === line?.id) ?? line;
  const acting = of && { of, open: dialog.open, onClose: dialog.close, onLook: look };
  return (
    <>
      <DataTable
        {...table}
        label={t('lines')}
        columns={lineColumns(t, { withBill, actionsOf: mayAct ? actionsOf : null })}
      />
      {acting && act === 'match' && <MatchDialog key={dialog.key} {...acting} />}
      {acting && act === 'aside' && <AsideDialog key={dialog.key} {...acting} />}
    </>
  );
};
