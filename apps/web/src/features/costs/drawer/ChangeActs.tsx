import { type ChangeAct, type CostChange, changeActs, mayActOn } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { DisputeDialog } from './DisputeDialog.tsx';
import { SettleDialog } from './SettleDialog.tsx';
import { isAsked, type TypedAct, useQuestions } from './useQuestions.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const all = Object.keys(changeActs) as ChangeAct[];
const first: readonly ChangeAct[] = ['confirm', 'accept', 'propose'];
const permissions = { merchant: 'order:costChanges', staff: 'ops:disputes' } as const;

interface Props {
  change: CostChange;
  onLook: () => void;
}

/** What the reader's side may do about a change as it stands. */
export const ChangeActs = ({ change, onLook }: Props) => {
  const { t } = useTranslation('costs');
  const side = useIsOperator() ? 'staff' : 'merchant';
  const dialog = useShownDialog<TypedAct>();
  const { question, run } = useQuestions(change);
  const offered = all.filter((act) => changeActs[act].by === side && mayActOn(change.state, act));
  // One dialog stays while what stands now comes: nothing that was typed is lost.
  const acting = { of: change, open: dialog.open, onClose: dialog.close, onLook };
  return (
    <>
      {offered.map((act) => (
        <ActionButton
          key={act}
          permission={permissions[side]}
          type={first.includes(act) ? 'primary' : 'default'}
          {...(isAsked(act)
            ? { confirm: question(act), onClick: () => run(act).finally(onLook) }
            : { onClick: () => dialog.show(act) })}
        >
          {t(`act.${act}`)}
        </ActionButton>
      ))}
      {dialog.of === 'dispute' && <DisputeDialog key={dialog.key} {...acting} />}
      {dialog.of === 'withdraw' && <WithdrawDialog key={dialog.key} {...acting} />}
      {(dialog.of === 'propose' || dialog.of === 'decide') && (
        <SettleDialog key={dialog.key} act={dialog.of} {...acting} />
      )}
    </>
  );
};
