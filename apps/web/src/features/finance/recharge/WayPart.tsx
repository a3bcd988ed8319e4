import { type Currency, payMethods, type Result, type rechargeInfo } from '@alpaca/contract';
import { Form, Radio } from 'antd';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../../shared/api/useDict.ts';
import { Card } from '../../../shared/ui/Card.tsx';
import { BankChoice } from './BankChoice.tsx';
import type { Filled } from './filled.ts';
import { PaymentCode } from './PaymentCode.tsx';

interface Props {
  info: Result<typeof rechargeInfo>;
  method: Filled['payMethod'];
  currency: Currency;
}

/** The way to pay, and what is needed for it. */
export const WayPart = ({ info, method, currency }: Props) => {
  const { t } = useTranslation('finance');
  const { textOf, isDisabled } = useDict('pay_method');
  const banks = info.bankInfos.filter((bank) => bank.currency === currency);
  const bankRule = {
    required: true,
    message: i18next.t('verify:web.verify.34'),
  };
  return (
    <Card title={t('recharge.way')}>
      <Form.Item
        name="payMethod"
        label={t('topUp.payMethod')}
        extra={info.canPayOnline ? undefined : t('recharge.noOnline')}
      >
        <Radio.Group
          optionType="button"
          options={payMethods.map((value) => ({
            value,
            label: textOf(value),
            disabled: isDisabled(value) || (value === 'online' && !info.canPayOnline),
          }))}
        />
      </Form.Item>
      {method === 'bankTransfer' && (
        <Form.Item name="bankInfo" label={t('recharge.bank')} rules={[bankRule]}>
          <BankChoice banks={banks} />
        </Form.Item>
      )}
      {(method === 'alipay' || method === 'wechat') && (
        <PaymentCode method={method} currency={currency} />
      )}
      {method === 'online' && <p>{t('recharge.onlineText')}</p>}
    </Card>
  );
};
