import { type Currency, listWallets, TopUpAmount } from '@alpaca/contract';
import { Button, Form, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { AmountInput } from '../../../shared/inputs/AmountInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import { Card } from '../../../shared/ui/Card.tsx';
import styles from './Recharge.module.css';

interface Props {
  currencies: readonly Currency[];
  currency: Currency;
}

const quick = [500, 1_000, 5_000, 10_000];

const Available = ({ currency }: { currency: Currency }) => {
  const { t } = useTranslation('finance');
  const maySee = usePermission('financial:overview');
  const { data } = useCall(listWallets, {}, { enabled: maySee, meta: { quiet: true } });
  if (!data) return null;
  const available = data.find((wallet) => wallet.currency === currency)?.available ?? '0.00';
  return (
    <span>
      {t('recharge.available')} <Amount value={available} currency={currency} />
    </span>
  );
};

/** How much: beside what there is, with amounts that people often send. */
export const AmountPart = ({ currencies, currency }: Props) => {
  const { t } = useTranslation('finance');
  const form = Form.useFormInstance();
  const fill = (amount: number) => {
    form.setFieldValue('amount', String(amount));
    void form.validateFields(['amount']).catch(() => undefined);
  };
  return (
    <Card title={t('recharge.amount')}>
      <Form.Item name="currency" label={t('currency')} extra={<Available currency={currency} />}>
        <Segmented options={[...currencies]} />
      </Form.Item>
      <Form.Item name="amount" label={t('topUp.amount')} rules={[schemaRule(TopUpAmount)]}>
        <AmountInput currency={currency} size="large" />
      </Form.Item>
      <fieldset className={styles.quick} aria-label={t('recharge.quick')}>
        {quick.map((amount) => (
          <Button key={amount} onClick={() => fill(amount)}>
            {countText(amount)}
          </Button>
        ))}
      </fieldset>
    </Card>
  );
};
