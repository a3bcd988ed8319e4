import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { BankAccounts } from './BankAccounts.tsx';
import { PaymentCodes } from './PaymentCodes.tsx';
import styles from './Ways.module.css';

/** Where merchants send money: the tenant's bank accounts, and its codes to scan. */
export default function WaysToPayPage() {
  const { t } = useTranslation('waysToPay');
  return (
    <ListPage title={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      <BankAccounts />
      <PaymentCodes />
    </ListPage>
  );
}
