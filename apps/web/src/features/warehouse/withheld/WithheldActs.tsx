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
  const sends: Partial<Record<WithheldAct, () => Promise<unknown>>> = {
    pay: () => pay.mutateAsync({ body }),
    bookAgain: () => again.mutateAsync({ body }),
    return: () => giveUp.mutateAsync({ body: { orderId, how: 'return' } }),
    destroy: () => giveUp.mutateAsync({ body: { orderId, how: 'destroy' } }),
  };
  const words = {
    no,
    owed: parcel.owed ?? '0',
    handling: money.handling ?? '0',
    currency: money.currency ?? '',
  };
  const done = (act: WithheldAct) => {
    say('success', t(`done.${act}`));
    onChanged();
  };
  const confirmOf = (act: WithheldAct) => {
    if (act === 'settle' || act === 'changeLine') return undefined;
    return {
      title: t(`ask.${act}`, words),
      text: t(`ask.${act}Text`, words),
      yes: t(`act.${act}`),
      danger: act === 'destroy',
    };
  };
  const run = async (act: WithheldAct) => {
    const send = sends[act];
    if (!send) return setDialog(act);
    await send().finally(onChanged);
    done(act);
  };
  const close = () => setDialog(null);
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
      <SettleDialog
        open={dialog === 'settle'}
        detail={detail}
        onClose={close}
        onDone={() => done('settle')}
      />
      {dialog === 'changeLine' && (
        <LineDialog orderId={orderId} onClose={close} onDone={() => done('changeLine')} />
      )}
    </div>
  );
};
