import { CarrierBillForm } from '@alpaca/contract';
import { Button, Form } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../shared/inputs/DayInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { CurrencyItem } from '../CurrencyItem.tsx';
import { NoteField } from '../NoteField.tsx';
import { PayeeSelect } from '../payees/PayeeSelect.tsx';

interface Props {
  /** Whose it is and its number are those of the version before. */
  isCorrection: boolean;
  onPayee: (id: string | undefined) => void;
  onBillDay: (day: string | undefined) => void;
  onAddPayee: () => void;
}

const rules = CarrierBillForm.shape;

export const BillFields = ({ isCorrection, onPayee, onBillDay, onAddPayee }: Props) => {
  const { t } = useTranslation('payables');
  const billDay: string | undefined = Form.useWatch('billDay');
  return (
    <>
      <Form.Item
        name="payeeId"
        label={t('field.payee')}
        rules={[schemaRule(rules.payeeId)]}
        {...(!isCorrection && {
          extra: (
            <Button type="link" size="small" onClick={onAddPayee}>
              {t('addPayee')}
            </Button>
          ),
        })}
      >
        <PayeeSelect disabled={isCorrection} onChange={onPayee} />
      </Form.Item>
      <Form.Item name="billNo" label={t('field.billNo')} rules={[schemaRule(rules.billNo)]}>
        <TextInput autoComplete="off" maxLength={60} disabled={isCorrection} />
      </Form.Item>
      <CurrencyItem />
      <Form.Item name="billDay" label={t('field.billDay')} rules={[schemaRule(rules.billDay)]}>
        <DayInput onChange={onBillDay} />
      </Form.Item>
      <Form.Item
        name="dueDay"
        label={t('field.dueDay')}
        extra={t('dueHint')}
        rules={[schemaRule(rules.dueDay)]}
      >
        <DayInput {...(billDay && { minDate: dayjs(billDay) })} />
      </Form.Item>
      <NoteField schema={rules.note} />
    </>
  );
};
