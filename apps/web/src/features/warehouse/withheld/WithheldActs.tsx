import {
  bookWithheldAgain,
  giveUpWithheld,
  payWithheld,
  type WithheldAct,
  type WithheldDetail,
} from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';
import { LineDialog } from './LineDialog.tsx';
import { SettleDialog } from './SettleDialog.tsx';
import styles from './Withheld.module.css';

interface Props {
  detail: WithheldDetail;
  onChanged: () => void;
}

type Asked = Exclude<WithheldAct, 'settle' | 'changeLine'>;

const first: readonly WithheldAct[] = ['settle', 'pay', 'bookAgain'];

/** What may be done about a parcel; what may not says why. */
export const WithheldActs = ({ detail, onChanged }: Props) => {
  const { t } = useTranslation('withheld');
  const [dialog, setDialog] = useState<WithheldAct | null>(null);
  const { parcel, money, acts } = detail;
  const { orderId, transactionOrderNo: no } = parcel;
  const giveUp = useSend(giveUpWithheld);
  const pay = useSend(payWithheld);
  const again = useSend(bookWithheldAgain);
  const body = { orderId };
  const sends: Record<Asked, () => Promise<{ isReleased: boolean } | null>> = {
    pay: () => pay.mutateAsync({ body }),
    bookAgain: () => again.mutateAsync({ body }),
    return: () => giveUp.mutateAsync({ body: { orderId, how: 'return' } }),
    destroy: () => giveUp.mutateAsync({ body: { orderId, how: 'destroy' } }),
  };
  const words = { no, owed: parcel.owed, ...money };
  const isFree = Number(money.handling ?? 0) === 0;
  const refund = `ask.${money.charged ? 'charged' : 'held'}${isFree ? 'Free' : ''}` as const;
  const textOf = (act: Asked) => {
    if (act === 'pay' || act === 'bookAgain') return t(`ask.${act}Text`, words);
    return t(`ask.${act}Text`, { money: t(refund, words) });
  };
  const confirmOf = (act: WithheldAct) => {
    if (act === 'settle' || act === 'changeLine') return undefined;
    return {
      title: t(`ask.${act}`, words),
      text: textOf(act),
      yes: t(`act.${act}`),
      danger: act === 'destroy',
    };
  };
  const run = async (act: WithheldAct) => {
    if (act === 'settle' || act === 'changeLine') return setDialog(act);
    const paid = await sends[act]().finally(onChanged);
    say('success', t(paid?.isReleased === false ? 'done.payOthersStand' : `done.${act}`));
  };
  const close = () => setDialog(null);
  // The buttons tell it too, but only where something can hover or listen.
  const hindered = acts.filter(({ obstacle }) => obstacle !== '');
  return (
    <div className={styles.acts}>
      {acts.map(({ act, obstacle }, at) => (
        <ActionButton
          key={act}
          type={at === 0 && first.includes(act) ? 'primary' : 'default'}
          danger={act === 'destroy'}
          disabledReason={obstacle || undefined}
          confirm={confirmOf(act)}
          onClick={() => run(act)}
        >
          {t(`act.${act}`)}
        </ActionButton>
      ))}
      {hindered.map(({ act, obstacle }) => (
        <p key={act} className={styles.obstacles} aria-hidden>
          {t('whyNot', { act: t(`act.${act}`), why: obstacle })}
        </p>
      ))}
      <SettleDialog
        open={dialog === 'settle'}
        detail={detail}
        onClose={close}
        onDone={(how) => {
          say(how === 'toPay' ? 'warning' : 'success', t(`settled.${how}`));
          onChanged();
        }}
        onLook={onChanged}
      />
      <LineDialog
        open={dialog === 'changeLine'}
        orderId={orderId}
        onClose={close}
        onDone={() => {
          say('success', t('done.changeLine'));
          onChanged();
        }}
        onLook={onChanged}
      />
    </div>
  );
};
