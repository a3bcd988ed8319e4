import { type PaymentRun, payPaymentRun } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { DayInput } from '../../../shared/inputs/DayInput.tsx';
import { dayFormat } from '../../../shared/inputs/dateRange.ts';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { tenantNow } from '../../../shared/inputs/tenantNow.ts';
import { type Acting, useActOn } from '../../../shared/revision/useActOn.ts';

const { payDay: dayRule, reference: referenceRule } = payPaymentRun.body.shape;

/** The bank has sent it: when, and by which reference it is found there. */
export const PaidDialog = (acting: Acting<PaymentRun>) => {
  const { t } = useTranslation('paymentRuns');
  const [form] = Form.useForm<{ payDay: string; reference: string }>();
  const { of, open, onClose } = acting;
  const { runNo: no, amount, currency, payeeName: payee } = of;
  const { send, seen } = useActOn(payPaymentRun, acting, t('done.pay', { no }));
  return (
    <FormDialog
      {...{ open, form, onClose }}
      title={t('paid.title', { no })}
      width={480}
      okText={t('paid.yes')}
      focusOn="reference"
      initial={{ payDay: tenantNow().format(dayFormat) }}
      sends={[send]}
      error={send.error}
      onSave={(values) => send.mutate({ body: { ...seen, ...values } })}
    >
      <p className={styles.lead}>{t('paid.lead', { amount, currency, payee })}</p>
      <Form.Item name="payDay" label={t('field.payDay')} rules={[schemaRule(dayRule)]}>
        <DayInput maxDate={tenantNow().endOf('day')} />
      </Form.Item>
      <Form.Item name="reference" label={t('field.reference')} rules={[schemaRule(referenceRule)]}>
        <TextInput autoComplete="off" maxLength={100} />
      </Form.Item>
    </FormDialog>
  );
};
