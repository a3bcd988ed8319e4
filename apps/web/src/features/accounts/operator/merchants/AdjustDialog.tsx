import { adjustmentFields, askAdjustment, type Currency, constants } from '@alpaca/contract';
import { Form, Input, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../shared/api/useSend.ts';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { AmountInput } from '../../../../shared/inputs/AmountInput.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import { say } from '../../../../shared/store/notice.ts';
import { AskHint } from '../../../approvals/index.ts';
import styles from './MerchantDetail.module.css';
import type { Detail } from './MerchantDetail.tsx';

interface Props {
  open: boolean;
  detail: Detail;
  onClose: () => void;
  onSettled: () => void;
}

interface Filled {
  way: 'in' | 'out';
  amount: string;
  currency: Currency;
  reason: string;
}

/** Money into a merchant's wallet or out of it, for what no order and no top-up is. */
export const AdjustDialog = ({ open, detail, onClose, onSettled }: Props) => {
  const { t } = useTranslation('opsMerchants');
  const [form] = Form.useForm<Filled>();
  const send = useSend(askAdjustment, {
    meta: { quiet: 'fields' },
    onSuccess: () => {
      say('success', t('approvals.asked'));
      onClose();
      onSettled();
    },
  });
  const currency = Form.useWatch('currency', form) ?? constants.mainCurrency;
  const ask = ({ way, amount, ...filled }: Filled) =>
    send.mutate({
      body: {
        merchantId: detail.merchant.id,
        ...filled,
        amount: way === 'out' ? `-${amount}` : amount,
      },
    });
  return (
    <FormDialog
      open={open}
      title={t('adjust.title')}
      width={480}
      okText={t('approvals.ask')}
      form={form}
      className={styles.ask}
      initial={{ way: 'in', currency: constants.mainCurrency }}
      sends={[send]}
      error={send.error}
      onSave={ask}
      onClose={onClose}
    >
      <AskHint />
      <Form.Item name="way" label={t('adjust.way')}>
        <Segmented
          block
          aria-label={t('adjust.way')}
          options={[
            { value: 'in', label: t('adjust.in') },
            { value: 'out', label: t('adjust.out') },
          ]}
        />
      </Form.Item>
      <Form.Item name="currency" hidden>
        <Input />
      </Form.Item>
      <Form.Item
        name="amount"
        label={t('adjust.amount')}
        rules={[schemaRule(adjustmentFields.amount)]}
      >
        <AmountInput
          currency={currency}
          onCurrency={(next) => form.setFieldValue('currency', next)}
        />
      </Form.Item>
      <Form.Item
        name="reason"
        label={t('change.reason')}
        extra={t('adjust.reasonHint')}
        rules={[schemaRule(adjustmentFields.reason)]}
      >
        <TextInput maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
};
