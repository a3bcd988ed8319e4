import { canMoveTopUp, type TopUpDetail, type TopUpStep, text, topUpCheck } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { RejectDialog } from '../../../shared/feedback/dialogs/RejectDialog.tsx';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';
import styles from '../financial.module.css';
import { useMoneyChanged } from '../refresh.ts';

const permission = 'financial:topUpAudit';
const reasonMax = 500;
const Reason = text(reasonMax);

/** What an operator can do to a top-up now; what not, says why. */
export const CheckButtons = ({ topUp }: { topUp: TopUpDetail }) => {
  const { t } = useTranslation('finance');
  const changed = useMoneyChanged();
  const [rejecting, setRejecting] = useState(false);
  const check = useSend(topUpCheck, { meta: { quiet: true }, onSettled: changed });
  const { id, isOwn, reused, colleagues } = topUp;
  const why = (step: TopUpStep) => {
    if (isOwn && (step === 'approve' || step === 'reject')) return t('check.own');
    if (canMoveTopUp(topUp, step)) return undefined;
    if (topUp.payMethod === 'online') return t('check.online');
    if (topUp.auditStatus !== 'pending') return t('check.decided');
    return t(step === 'approve' ? 'check.arrivedFirst' : 'check.already');
  };
  /** What the tables would refuse, said before. */
  const alone = (step: TopUpStep) => {
    if (step === 'reject' || step === 'markNotArrived') return undefined;
    if (topUp.credentialCount === 0) return t('check.noProof');
    if (step !== 'approve' || !topUp.needsTwo || !topUp.isMoneyMine) return undefined;
    if (colleagues.length === 0) return t('check.nobodyElse');
    return t('check.secondPerson', { names: colleagues.join(t('check.nameSeparator')) });
  };
  const move = async (step: TopUpStep, auditRemark?: string) => {
    // Said only where it was shown.
    const acceptReuse = step === 'approve' && reused.length > 0;
    await check.mutateAsync({ body: { id, step, auditRemark, acceptReuse } });
    say('success', t('check.done'));
  };
  const payer = [topUp.payerName, topUp.payerAccount].filter(Boolean).join(' ');
  const named = [
    `${topUp.merchantName} (${topUp.merchantCode})`,
    payer && t('check.payer', { payer }),
  ].filter(Boolean);
  const warnings = reused.map(({ no, merchantName }) => t('check.sameProof', { no, merchantName }));
  const button = (step: Exclude<TopUpStep, 'reject'>) => (
    <ActionButton
      permission={permission}
      type={step === 'approve' ? 'primary' : 'default'}
      disabledReason={why(step) ?? alone(step)}
      confirm={{
        title: t(`check.${step}`),
        text: t(`check.${step}Text`, { amount: topUp.amount, currency: topUp.currency }),
        samples: step === 'approve' ? [...named, ...warnings] : named,
        ...(step === 'approve' && reused.length > 0 && { yes: t('check.approveReused') }),
      }}
      onClick={() => move(step)}
    >
      {t(`check.${step}`)}
    </ActionButton>
  );
  return (
    <div className={styles.buttons}>
      {button('markArrived')}
      {button('markNotArrived')}
      {button('approve')}
      <ActionButton
        danger
        permission={permission}
        disabledReason={why('reject')}
        onClick={() => setRejecting(true)}
      >
        {t('check.reject')}
      </ActionButton>
      <RejectDialog
        open={rejecting}
        title={t('check.reject')}
        label={t('topUp.auditRemark')}
        schema={Reason}
        max={reasonMax}
        onReject={(reason) => move('reject', reason)}
        onClose={() => setRejecting(false)}
      />
    </div>
  );
};
