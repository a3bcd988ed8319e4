import {
  type BillAct,
  type CarrierBill,
  type CarrierBillDetail,
  discardCarrierBill,
  mayActOnBill,
  postCarrierBill,
} from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';
import { BillDialog } from '../bills/BillDialog.tsx';
import { useLookAtPayables } from '../useLookAtPayables.ts';
import { PassOnDialog } from './PassOnDialog.tsx';
import { usePostQuestion } from './usePostQuestion.ts';

interface Props {
  detail: CarrierBillDetail;
  onShow: (id: string) => void;
  onImport: (begun?: string) => void;
}

const permission = 'ops:payables';

/** What may be done about a bill as it stands. */
export const BillActs = ({ detail, onShow, onImport }: Props) => {
  const { t } = useTranslation('payables');
  const { bill, importId } = detail;
  const look = useLookAtPayables();
  // Told by the button; that somebody was faster shows at once.
  const quiet = { meta: { quiet: true as const }, onSettled: look };
  const post = useSend(postCarrierBill, quiet);
  const discard = useSend(discardCarrierBill, quiet);
  const correcting = useShownDialog<CarrierBill>();
  const passing = useShownDialog<CarrierBill>();
  const posting = usePostQuestion(bill);
  const may = (act: BillAct) => mayActOnBill(bill.state, act);
  const { id, revision, billNo: no, lines } = bill;
  const body = { id, revision };
  const importing = importId ? t('importing') : undefined;
  return (
    <div className={styles.line}>
      {may('import') && (
        <ActionButton
          permission={permission}
          type={lines === 0 ? 'primary' : 'default'}
          onClick={() => onImport(importId ?? undefined)}
        >
          {t(importId ? 'act.importOn' : 'act.import')}
        </ActionButton>
      )}
      {may('post') && (
        <ActionButton
          permission={permission}
          type={lines > 0 ? 'primary' : 'default'}
          disabledReason={importing ?? (lines === 0 ? t('noLinesYet') : undefined)}
          confirm={posting}
          onClick={async () => {
            await post.mutateAsync({ body });
            say('success', t('done.post', { no }));
          }}
        >
          {t('act.post')}
        </ActionButton>
      )}
      {may('passOn') && (
        <ActionButton permission={permission} onClick={() => passing.show(bill)}>
          {t('act.passOn')}
        </ActionButton>
      )}
      {may('correct') && (
        <ActionButton permission={permission} onClick={() => correcting.show(bill)}>
          {t('act.correct')}
        </ActionButton>
      )}
      {may('discard') && (
        <ActionButton
          danger
          permission={permission}
          disabledReason={importing}
          confirm={{
            title: t('ask.discard', { no }),
            text: t('askText.discard'),
            yes: t('act.discard'),
            danger: true,
          }}
          onClick={async () => {
            await discard.mutateAsync({ body });
            say('success', t('done.discard', { no }));
          }}
        >
          {t('act.discard')}
        </ActionButton>
      )}
      {correcting.of && (
        <BillDialog
          key={correcting.key}
          open={correcting.open}
          corrects={correcting.of}
          onClose={correcting.close}
          onAdded={onShow}
        />
      )}
      {passing.of && (
        <PassOnDialog
          key={passing.key}
          open={passing.open}
          bill={passing.of}
          onClose={passing.close}
        />
      )}
    </div>
  );
};
