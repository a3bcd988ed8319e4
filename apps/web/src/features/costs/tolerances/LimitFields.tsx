import { addTolerance, type Currency } from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { AmountInput } from '../../../shared/inputs/AmountInput.tsx';
import { NumberInput } from '../../../shared/inputs/NumberInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';

export interface Limits {
  currency: Currency;
  amount: string;
  sharePercent?: number;
}

interface Props {
  currency: string;
  onCurrency?: (currency: string) => void;
}

const { amount: amountRule } = addTolerance.body.shape;
const most = 100;

/** Up to which amount or which share nobody is asked. */
export const LimitFields = ({ currency, onCurrency }: Props) => {
  const { t } = useTranslation('tolerances');
  return (
    <>
      <Form.Item name="currency" hidden>
        <Input />
      </Form.Item>
      <Form.Item name="amount" label={t('field.amount')} rules={[schemaRule(amountRule)]}>
        <AmountInput currency={currency} onCurrency={onCurrency} />
      </Form.Item>
      <Form.Item
        name="sharePercent"
        label={t('field.share')}
        extra={t('shareHint')}
        rules={[{ type: 'number', max: most, message: t('shareMost', { most }) }]}
      >
        <NumberInput decimals={2} unit="%" />
      </Form.Item>
    </>
  );
};
