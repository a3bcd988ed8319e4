import { type Currency, paymentCodeList } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { Picture } from '../../../shared/feedback/files/Picture.tsx';
import styles from './Recharge.module.css';

interface Props {
  method: 'alipay' | 'wechat';
  currency: Currency;
}

/** The code to scan with the phone. */
export const PaymentCode = ({ method, currency }: Props) => {
  const { t } = useTranslation('finance');
  const { data } = useCall(paymentCodeList);
  const code = data?.find((one) => one.payMethod === method && one.currency === currency);
  if (data && !code) return <p>{t('recharge.noCode', { currency })}</p>;
  return (
    <figure className={styles.code}>
      {code && <Picture image={code.imageUrl} alt={t(`recharge.code.${method}`)} />}
      <figcaption>{code && t('recharge.scan', { owner: code.owner })}</figcaption>
    </figure>
  );
};
