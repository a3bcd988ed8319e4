import { type Currency, TopUpAmount, text, topUpForMerchant } from '@alpaca/contract';
import { DatePicker, Form, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { AmountInput } from '../../../shared/inputs/AmountInput.tsx';
import { wireFormat } from '../../../shared/inputs/dateRange.ts';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import type { UploadedFile } from '../../../shared/inputs/UploadField.tsx';
import { say } from '../../../shared/store/notice.ts';
import styles from '../financial.module.css';
import { ProofField } from '../ProofField.tsx';
import { timeOf } from '../recharge/filled.ts';
import { useMoneyChanged } from '../refresh.ts';
import { MerchantName } from './MerchantName.tsx';

interface Filled {
  merchantCode: string;
  amount: string;
  currency: Currency;
  payerName?: string;
  remitTime?: Dayjs | null;
  credentials?: readonly UploadedFile[];
  remark?: string;
}

const codeRule = schemaRule(text(32));
const amountRule = schemaRule(TopUpAmount);

/** An operator enters what was paid at the counter; a colleague decides on it. */
export const OfflineDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('finance');
  const [form] = Form.useForm<Filled>();
  const changed = useMoneyChanged();
  const send = useSend(topUpForMerchant, {
    meta: { quiet: 'fields' },
    onSuccess: ({ no }) => {
      say('success', t('offline.done', { no }));
      changed();
      onClose();
    },
  });
  const currency = Form.useWatch('currency', form) ?? 'CNY';
  const merchantCode = Form.useWatch('merchantCode', form) ?? '';
  const submit = ({ remitTime, credentials = [], ...filled }: Filled) =>
    send.mutate({
      body: { ...filled, ...timeOf(remitTime), credentials: credentials.map(({ key }) => key) },
    });
  return (
    <FormDialog
      open={open}
      title={t('offline.title')}
      okText={t('offline.submit')}
      form={form}
      initial={{ currency: 'CNY', credentials: [] }}
      sends={[send]}
      error={send.error}
      onSave={submit}
      onClose={onClose}
    >
      <p className={styles.hint}>{t('offline.hint')}</p>
      <Form.Item
        name="merchantCode"
        label={t('topUp.merchantCode')}
        rules={[codeRule]}
        extra={<MerchantName code={merchantCode} />}
      >
        <RememberedInput code="financial.merchantCode" />
      </Form.Item>
      <Form.Item name="currency" hidden>
        <Input />
      </Form.Item>
      <Form.Item name="amount" label={t('topUp.amount')} rules={[amountRule]}>
        <AmountInput
          currency={currency}
          onCurrency={(next) => form.setFieldValue('currency', next)}
        />
      </Form.Item>
      <Form.Item name="payerName" label={t('topUp.payerName')}>
        <RememberedInput code="financial.payerName" />
      </Form.Item>
      <Form.Item name="remitTime" label={t('topUp.remitTime')}>
        <DatePicker showTime format={wireFormat} />
      </Form.Item>
      <Form.Item
        name="credentials"
        label={t('proof.title')}
        rules={[schemaRule(topUpForMerchant.body.shape.credentials)]}
      >
        <ProofField />
      </Form.Item>
      <Form.Item name="remark" label={t('topUp.remark')}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
};
