import { addPaymentRun, type CarrierBill } from '@alpaca/contract';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { sumsText } from '../../../shared/feedback/values/sumsText.ts';
import { say } from '../../../shared/store/notice.ts';
import { sumsOf } from '../../orders/index.ts';
import { NoteField } from '../NoteField.tsx';
import { useLookAtPayables } from '../useLookAtPayables.ts';
import { leftOf } from './left.ts';

interface Props {
  open: boolean;
  bills: readonly CarrierBill[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks that bills are paid together; somebody else approves it. */
export const PayDialog = ({ open, bills, onClose, onDone }: Props) => {
  const { t } = useTranslation(['payables', 'shared']);
  const [form] = Form.useForm<{ note?: string }>();
  const look = useLookAtPayables();
  const [first] = useState(bills);
  // Who was told that a bill moved has seen it as it is now.
  const [isTold, setTold] = useState(false);
  const add = useSend(addPaymentRun, {
    meta: { quiet: true },
    onError: () => {
      setTold(true);
      look();
    },
    onSuccess: ({ runNo }) => {
      say('success', t('pay.asked', { no: runNo }));
      look();
      onClose();
      onDone();
    },
  });
  const count = bills.length;
  const seen = (isTold ? bills : first).map(({ id, revision }) => ({ id, revision }));
  return (
    <FormDialog
      open={open}
      title={t('pay.title', { count })}
      width={480}
      okText={t('pay.ask')}
      form={form}
      focusOn="note"
      sends={[add]}
      error={add.error}
      onSave={({ note }) => add.mutate({ body: { bills: seen, note } })}
      onClose={onClose}
    >
      <p className={styles.sum}>{sumsText(sumsOf(bills.map(leftOf)), t('shared:list.comma'))}</p>
      <p className={styles.lead}>{t('pay.lead')}</p>
      <NoteField schema={addPaymentRun.body.shape.note} />
    </FormDialog>
  );
};
