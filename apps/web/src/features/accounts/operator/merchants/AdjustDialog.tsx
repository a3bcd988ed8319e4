import { adjustmentFields, askAdjustment, type Currency, constants } from '@alpaca/contract';
import { Alert, Form, Input, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../shared/api/useSend.ts';
import { Dialog } from '../../../../shared/feedback/Dialog.tsx';
import { AmountInput } from '../../../../shared/inputs/AmountInput.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import { useServerIssues } from '../../../../shared/inputs/useServerIssues.ts';
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
  const { t } = useTranslation(['opsMerchants', 'shared']);
  const [form] = Form.useForm<Filled>();
  const send = useSend(askAdjustment, {
    meta: { quiet: 'fields' },
    onSuccess: () => {
      say('success', t('approvals.asked'));
      onClose();
      onSettled();
    },
  });
  const rest = useServerIssues(form, send.error);
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
    <Dialog
      open={open}
      title={t('adjust.title')}
      width={480}
      okText={t('approvals.ask')}
      cancelText={t('shared:action.cancel')}
      confirmLoading={send.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
      afterClose={send.reset}
    >
      <Form
        form={form}
        layout="vertical"
        preserve={false}
        className={styles.ask ?? ''}
        initialValues={{ way: 'in', currency: constants.mainCurrency }}
        onFinish={ask}
      >
        <AskHint />
        {rest.length > 0 && <Alert showIcon type="error" title={rest.join(' ')} />}
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
      </Form>
    </Dialog>
  );
};
