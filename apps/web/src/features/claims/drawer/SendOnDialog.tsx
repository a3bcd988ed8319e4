import { sendClaimOn } from '@alpaca/contract';
import { DatePicker, Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { ActForm } from './ActForm.tsx';
import { type Acting, useActOn } from './useActOn.ts';

interface Values {
  reference: string;
  day: Dayjs;
}

const dayFormat = 'YYYY-MM-DD';
const { reference: referenceRule } = sendClaimOn.body.shape;

/** Under which number it lies with the carrier, and since when. */
export const SendOnDialog = (acting: Acting) => {
  const { t } = useTranslation('claims');
  const [form] = Form.useForm<Values>();
  const { send, seen } = useActOn(sendClaimOn, acting, t('done.sendOn'));
  const save = ({ reference, day }: Values) =>
    send.mutate({ body: { ...seen, reference, day: day.format(dayFormat) } });
  return (
    <ActForm
      act="sendOn"
      of={acting}
      form={form}
      send={send}
      focusOn="reference"
      initial={{ reference: acting.claim.carrierRef, day: dayjs() }}
      onSave={save}
    >
      <Form.Item name="reference" label={t('field.carrierRef')} rules={[schemaRule(referenceRule)]}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item
        name="day"
        label={t('sentDay')}
        rules={[{ required: true, message: t('chooseDay') }]}
      >
        <DatePicker format={dayFormat} />
      </Form.Item>
    </ActForm>
  );
};
