import {
  type Claim,
  type ClaimAct,
  type ClaimDocument,
  claimActs,
  claimAfter,
} from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { ActDialog } from './ActDialog.tsx';
import { type AskedAct, isAsked, useQuestions } from './useQuestions.ts';

const all = Object.keys(claimActs) as ClaimAct[];
const first: readonly ClaimAct[] = ['answer', 'accept', 'offer', 'approve'];
const permissions = { merchant: 'order:claims', staff: 'ops:claims' } as const;

interface Props {
  claim: Claim;
  wanted: readonly ClaimDocument[];
  onLook: () => void;
}

/** What the reader's side may do about a claim as it stands. */
export const ClaimActs = ({ claim, wanted, onLook }: Props) => {
  const { t } = useTranslation('claims');
  const side = useIsOperator() ? 'staff' : 'merchant';
  const dialog = useShownDialog<Exclude<ClaimAct, AskedAct>>();
  const { question, run } = useQuestions(claim);
  const offered = all.filter((act) => claimActs[act].by === side && claimAfter(claim.state, act));
  const lookOf = (act: ClaimAct) => ({
    permission: permissions[side],
    type: first.includes(act) ? ('primary' as const) : ('default' as const),
    disabledReason: act === 'approve' && claim.isOwnOffer ? t('notYourOwn') : undefined,
  });
  const pressOf = (act: ClaimAct) => {
    if (!isAsked(act)) return { onClick: () => dialog.show(act) };
    return { confirm: question(act), onClick: () => run(act).finally(onLook) };
  };
  return (
    <>
      {offered.map((act) => (
        <ActionButton key={act} {...lookOf(act)} {...pressOf(act)}>
          {t(`act.${act}`)}
        </ActionButton>
      ))}
      {/* One dialog stays while what stands now comes: nothing that was typed is lost. */}
      {dialog.of && (
        <ActDialog
          key={dialog.key}
          act={dialog.of}
          wanted={wanted}
          claim={claim}
          open={dialog.open}
          onClose={dialog.close}
          onLook={onLook}
        />
      )}
    </>
  );
};
