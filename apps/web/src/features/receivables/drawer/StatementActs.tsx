import {
  confirmStatement,
  downloadStatement,
  mayActOnStatement,
  type Statement,
  type StatementAct,
  statementActs,
} from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../shared/api/saveFile.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { say } from '../../../shared/store/notice.ts';
import { SayDialog, type SpokenAct } from './SayDialog.tsx';

const all = Object.keys(statementActs) as StatementAct[];
const permissions = { merchant: 'financial:statements', staff: 'ops:receivables' } as const;

interface Props {
  statement: Statement;
  onLook: () => void;
}

/** What the reader's side may do about a statement as it stands; its paper is for both. */
export const StatementActs = ({ statement, onLook }: Props) => {
  const { t } = useTranslation('receivables');
  const side = useIsOperator() ? 'staff' : 'merchant';
  const dialog = useShownDialog<SpokenAct>();
  const confirm = useSend(confirmStatement);
  const { id, revision, no, state } = statement;
  const run = async () => {
    await confirm.mutateAsync({ body: { id, revision } }).finally(onLook);
    say('success', t('done.confirm'));
  };
  const offered = all.filter(
    (act) => statementActs[act].by === side && mayActOnStatement(state, act),
  );
  return (
    <>
      {offered.map((act) => (
        <ActionButton
          key={act}
          permission={permissions[side]}
          type={act === 'query' ? 'default' : 'primary'}
          {...(act === 'confirm'
            ? {
                confirm: {
                  title: t('askConfirm', { no }),
                  text: t('askConfirmText'),
                  yes: t('act.confirm'),
                },
                onClick: run,
              }
            : { onClick: () => dialog.show(act) })}
        >
          {t(`act.${act}`)}
        </ActionButton>
      ))}
      {(['pdf', 'xlsx'] as const).map((format) => (
        <Button key={format} onClick={() => saveFile(downloadStatement, { query: { id, format } })}>
          {t(`save.${format}`)}
        </Button>
      ))}
      {dialog.of && (
        <SayDialog
          key={dialog.key}
          act={dialog.of}
          statement={statement}
          open={dialog.open}
          onClose={dialog.close}
          onLook={onLook}
        />
      )}
    </>
  );
};
