import { carrierOutcomes, noteCarrierAnswer } from '@alpaca/contract';
import { Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { AmountInput } from '../../../shared/inputs/AmountInput.tsx';
import { ActForm } from './ActForm.tsx';
import { type Acting, useActOn } from './useActOn.ts';

interface Values {
  outcome: (typeof carrierOutcomes)[number];
  amount?: string;
  words?: string;
}

const most = 500;

/** What the carrier said: so much, or nothing. Its merchant does not read it. */
export const CarrierAnswerDialog = (acting: Acting) => {
  const { t } = useTranslation('claims');
  const [form] = Form.useForm<Values>();
  const outcome = Form.useWatch('outcome', form) ?? 'accepted';
  const { send, seen } = useActOn(noteCarrierAnswer, acting, t('done.noteAnswer'));
  const options = carrierOutcomes.map((value) => ({ value, label: t(`carrier.${value}`) }));
  return (
    <ActForm
      act="noteAnswer"
      of={acting}
      form={form}
      send={send}
      initial={{ outcome: 'accepted' }}
      onSave={(values) => send.mutate({ body: { ...seen, ...values } })}
    >
      <Form.Item name="outcome" label={t('field.carrierSays')}>
        <Radio.Group options={options} />
      </Form.Item>
      {outcome === 'accepted' && (
        <Form.Item
          name="amount"
          label={t('field.carrierAmount')}
          rules={[{ required: true, message: t('amountNeeded') }]}
        >
          <AmountInput currency={acting.claim.currency} />
        </Form.Item>
      )}
      <Form.Item name="words" label={t('carrierWords')} extra={t('ownNote')}>
        <Input.TextArea maxLength={most} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </ActForm>
  );
};
