import { offerClaim } from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { AmountInput } from '../../../shared/inputs/AmountInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import styles from '../Claims.module.css';
import { ActForm } from './ActForm.tsx';
import { type Acting, useActOn } from './useActOn.ts';

interface Values {
  amount: string;
  reason: string;
}

const { amount: amountRule, reason: reasonRule } = offerClaim.body.shape;
const most = 500;

/** What its merchant gets, and why so much. */
export const OfferDialog = (acting: Acting) => {
  const { t } = useTranslation('claims');
  const [form] = Form.useForm<Values>();
  const { currency, wanted, carrierAmount } = acting.claim;
  const { send, seen } = useActOn(offerClaim, acting, t('done.offer'));
  return (
    <ActForm
      act="offer"
      of={acting}
      form={form}
      send={send}
      focusOn="amount"
      initial={{ amount: carrierAmount ?? undefined }}
      onSave={(values) => send.mutate({ body: { ...seen, ...values } })}
    >
      <p className={styles.lead}>{t('offerHint')}</p>
      <Form.Item
        name="amount"
        label={t('field.offered')}
        extra={t('offerMost', { amount: wanted, currency })}
        rules={[schemaRule(amountRule)]}
      >
        <AmountInput currency={currency} />
      </Form.Item>
      <Form.Item
        name="reason"
        label={t('reason')}
        extra={t('readByMerchant')}
        rules={[schemaRule(reasonRule)]}
      >
        <Input.TextArea maxLength={most} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </ActForm>
  );
};
