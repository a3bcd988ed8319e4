import {
  decidePaymentRun,
  mayActOnRun,
  type PaymentRun,
  type RunAct,
  takeBackPaymentRun,
} from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import type { Action } from '../../../shared/permission/ActionMenu.tsx';
import { say } from '../../../shared/store/notice.ts';
import { useLookAtPayables } from '../useLookAtPayables.ts';

interface Asks {
  onReject: (run: PaymentRun) => void;
  onPay: (run: PaymentRun) => void;
}

/** What may be done about a payment as it stands; who asked for it is told that another has to decide. */
export const useRunActs = ({ onReject, onPay }: Asks) => {
  const { t } = useTranslation('paymentRuns');
  // Told by the button or the dialog; that somebody was faster shows at once.
  const quiet = { meta: { quiet: true as const }, onSettled: useLookAtPayables() };
  const decide = useSend(decidePaymentRun, quiet);
  const takeBack = useSend(takeBackPaymentRun, quiet);

  const approve = async ({ id, revision, runNo: no }: PaymentRun) => {
    await decide.mutateAsync({ body: { id, revision, act: 'approve' } });
    say('success', t('done.approve', { no }));
  };
  const reject = async ({ id, revision, runNo: no }: PaymentRun, remark: string) => {
    await decide.mutateAsync({ body: { id, revision, act: 'reject', remark } });
    say('success', t('done.reject', { no }));
  };
  const giveUp = async ({ id, revision, runNo: no }: PaymentRun) => {
    await takeBack.mutateAsync({ body: { id, revision } });
    say('success', t('done.takeBack', { no }));
  };
  const question = (act: 'approve' | 'takeBack', run: PaymentRun) => {
    const { runNo: no, amount, currency, payeeName: payee } = run;
    return {
      title: t(`ask.${act}`, { no }),
      text: t(`askText.${act}`, { amount, currency, payee }),
      samples: run.bills.map(({ billNo }) => billNo),
      yes: t(`act.${act}`),
    };
  };
  const actsOf = (run: PaymentRun): (Action | false)[] => {
    const action = (act: RunAct, rest: Omit<Action, 'key' | 'text'>) =>
      mayActOnRun(run.state, act) && {
        key: act,
        text: t(`act.${act}`),
        permission: 'ops:payables' as const,
        ...rest,
      };
    const disabledReason = run.isOwn ? t('own') : undefined;
    return [
      action('pay', { onClick: () => onPay(run) }),
      action('approve', {
        disabledReason,
        confirm: question('approve', run),
        onClick: () => approve(run),
      }),
      action('reject', { disabledReason, danger: true, onClick: () => onReject(run) }),
      run.isOwn &&
        action('takeBack', { confirm: question('takeBack', run), onClick: () => giveUp(run) }),
    ];
  };
  return { actsOf, reject };
};
