import type { OverviewWallet } from '@alpaca/contract';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import styles from './Overview.module.css';

/** The money in one currency, and below which balance to be told. */
export const WalletCard = ({ wallet }: { wallet: OverviewWallet }) => {
  const { t } = useTranslation('finance');
  const id = useId();
  const [open, setOpen] = useState(false);
  const { currency, balance, held, creditLimit, available, threshold, isLow } = wallet;
  const parts = [
    [t('overview.balance'), balance],
    [t('overview.held'), held],
    [t('overview.credit'), creditLimit],
  ] as const;
  return (
    <section className={`${styles.wallet} ${isLow ? styles.low : ''}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t('overview.wallet', { currency })}</h2>
        {isLow && <strong className={styles.warning}>{t('overview.low')}</strong>}
      </div>
      <p className={styles.available}>
        <small>{t('overview.available')}</small>
        <Amount value={available} currency={currency} />
      </p>
      <dl className={styles.parts}>
        {parts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Amount value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        <span>
          {threshold === null ? (
            t('overview.noAlert')
          ) : (
            <>
              {t('overview.alertBelow')} <Amount value={threshold} currency={currency} />
            </>
          )}
        </span>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('overview.setAlert')}
        </Button>
      </div>
      <AlertDialog wallet={wallet} open={open} onClose={() => setOpen(false)} />
    </section>
  );
};
