import { type Currency, TopUpAmount } from '@alpaca/contract';
import { Form, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { AmountInput } from '../../../shared/inputs/AmountInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import cards from '../financial.module.css';

interface Props {
  currencies: readonly Currency[];
  currency: Currency;
}

export const AmountPart = ({ currencies, currency }: Props) => {
  const { t } = useTranslation('financial');
  return (
    <section className={cards.card} aria-labelledby="recharge-amount">
      <h2 id="recharge-amount">{t('recharge.amount')}</h2>
      <Form.Item name="currency" label={t('currency')}>
        <Segmented options={[...currencies]} />
      </Form.Item>
      <Form.Item name="amount" label={t('topUp.amount')} rules={[schemaRule(TopUpAmount)]}>
        <AmountInput currency={currency} size="large" />
      </Form.Item>
    </section>
  );
};
