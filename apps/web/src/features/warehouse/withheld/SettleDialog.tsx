import {
  isSettleable,
  settleWithheld,
  type WithheldDetail,
  type WithholdReason,
} from '@alpaca/contract';
import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { isUncharged } from './standing.ts';
import styles from './Withheld.module.css';

interface Values {
  reasons: WithholdReason[];
  note?: string;
}

interface Props {
  open: boolean;
  detail: WithheldDetail;
  onClose: () => void;
  onDone: (how: 'released' | 'toPay' | 'othersStand') => void;
  /** Somebody was faster: what stands now is shown. */
  onLook: () => void;
}

/** Which reasons are settled; with the last the parcel goes on. */
export const SettleDialog = ({ open: isOpen, detail, onClose, onDone, onLook }: Props) => {
  const { t } = useTranslation('withheld');
  const [form] = Form.useForm<Values>();
  const { orderId } = detail.parcel;
  const settle = useSend(settleWithheld, {
    meta: { quiet: 'fields' },
    onError: onLook,
    onSuccess: ({ isReleased }, { body }) => {
      const isLast = open.every(({ reason }) => body.reasons.includes(reason));
      onDone(isReleased ? 'released' : isLast ? 'toPay' : 'othersStand');
      onClose();
    },
  });
  const open = detail.reasons.filter(({ outcome }) => !outcome);
  const able = open.filter(({ reason }) =>
    isSettleable(detail.parcel.settlementStatus === 'paid', reason),
  );
  return (
    <FormDialog
      open={isOpen}
      title={t('settleTitle')}
      width={480}
      okText={t('act.settle')}
      form={form}
      initial={{ reasons: able.length === 1 ? able.map(({ reason }) => reason) : [] }}
      sends={[settle]}
      error={settle.error}
      onSave={({ reasons, note }: Values) => settle.mutate({ body: { orderId, reasons, note } })}
      onClose={onClose}
    >
      {isUncharged(detail) && <p className={styles.lead}>{t('settleUncharged')}</p>}
      <Form.Item
        name="reasons"
        label={t('settleWhich')}
        rules={[{ required: true, message: t('chooseOne') }]}
      >
        <Checkbox.Group
          options={able.map(({ reason }) => ({ value: reason, label: t(`reasonOf.${reason}`) }))}
        />
      </Form.Item>
      <Form.Item name="note" label={t('note')}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </FormDialog>
  );
};
