import { type CodLine, codLinesToMatch } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { DataTable, type DataTableProps } from '../../../shared/table/DataTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { useLookAtCod } from '../useLookAtCod.ts';
import { codLineColumns } from './codLineColumns.tsx';
import { type LineAct, LineDialog, lineActs } from './LineDialog.tsx';

interface Props extends Omit<DataTableProps<CodLine>, 'columns' | 'label'> {
  withRemittance: boolean;
  mayAct: boolean;
}

/** Lines of remittances, and what is done about those that are nobody's. */
export const CodLineTable = ({ withRemittance, mayAct, ...table }: Props) => {
  const { t } = useTranslation('cod');
  const dialog = useShownDialog<{ act: LineAct; line: CodLine }>();
  const onLook = useLookAtCod();
  const isToMatch = ({ state }: CodLine) => codLinesToMatch.some((one) => one === state);
  const actionsOf = (line: CodLine) => (
    <RowActions
      of={line.number}
      actions={(isToMatch(line) ? lineActs : []).map((act) => ({
        key: act,
        text: t(`act.${act}`),
        permission: 'ops:cod' as const,
        onClick: () => dialog.show({ act, line }),
      }))}
    />
  );
  const shown = dialog.of;
  const of = table.query.data?.records.find(({ id }) => id === shown?.line.id) ?? shown?.line;
  return (
    <>
      <DataTable
        {...table}
        label={t('lines')}
        columns={codLineColumns(t, { withRemittance, actionsOf: mayAct ? actionsOf : null })}
      />
      {shown && of && (
        <LineDialog
          key={dialog.key}
          act={shown.act}
          acting={{ of, open: dialog.open, onClose: dialog.close, onLook }}
        />
      )}
    </>
  );
};
