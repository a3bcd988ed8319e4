import type { getMerchant, Result } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../../shared/feedback/values/Amount.tsx';
import { StatusTag } from '../../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../../shared/feedback/values/TimeText.tsx';
import { DictTag } from '../../../../shared/inputs/DictTag.tsx';
import { DetailTable } from '../../../../shared/table/DetailTable.tsx';
import { Fact, Facts } from '../../../../shared/ui/Facts.tsx';
import { MerchantTransactions } from '../../../finance/index.ts';
import { MerchantCardFacts } from './MerchantCardFacts.tsx';
import styles from './MerchantDetail.module.css';
import { MerchantHistory } from './MerchantHistory.tsx';
import { WaitingChanges } from './WaitingChanges.tsx';

export type Detail = Result<typeof getMerchant>;

export const MerchantDetail = ({ detail }: { detail: Detail }) => {
  const { t } = useTranslation('opsMerchants');
  const { merchant, card, wallets, users, changes, waiting } = detail;
  return (
    <section
      className={styles.detail}
      aria-label={t('detail.merchant')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
      tabIndex={0}
    >
      <WaitingChanges waiting={waiting} />
      <Facts title={t('detail.merchant')}>
        <Fact name={t('nameZh')}>{merchant.nameZh}</Fact>
        <Fact name={t('nameEn')}>{merchant.nameEn}</Fact>
        <Fact name={t('authStatus')}>
          <DictTag code="activation_status" value={String(merchant.authStatus)} />
        </Fact>
        <Fact name={t('terms')}>
          <DictTag code="payment_terms" value={merchant.terms} />
        </Fact>
        {merchant.terms === 'credit' && (
          <Fact name={t('creditDays')}>{t('days', { days: merchant.creditDays })}</Fact>
        )}
        <Fact name={t('priceGroup')}>{merchant.priceGroup || t('priceGroup.none')}</Fact>
        <Fact name={t('createTime')}>
          <TimeText value={merchant.createTime} to="minute" />
        </Fact>
      </Facts>
      <MerchantCardFacts card={card} />
      {wallets.map((wallet) => (
        <Facts key={wallet.currency} title={t('detail.wallet', { currency: wallet.currency })}>
          {[
            [t('balance'), wallet.balance],
            [t('held'), wallet.held],
            [t('available'), wallet.available],
            [t('creditLimit'), wallet.creditLimit],
          ].map(([name = '', value]) => (
            <Fact key={name} name={name}>
              <Amount value={value} currency={wallet.currency} />
            </Fact>
          ))}
        </Facts>
      ))}
      <h2 className={styles.heading}>{t('detail.users')}</h2>
      <DetailTable
        label={t('detail.users')}
        rows={users}
        columns={[
          { key: 'username', title: t('username'), width: 160 },
          { key: 'realname', title: t('realname'), width: 140 },
          { key: 'phone', title: t('phone'), width: 140 },
          {
            key: 'state',
            title: t('status'),
            width: 110,
            render: ({ disabled, isOwner }) => (
              <StatusTag kind={disabled ? 'muted' : 'success'}>
                {t(disabled ? 'user.disabled' : isOwner ? 'user.owner' : 'user.enabled')}
              </StatusTag>
            ),
          },
        ]}
      />
      <h2 className={styles.heading}>{t('detail.changes')}</h2>
      <MerchantHistory changes={changes} />
      <h2 className={styles.heading}>{t('detail.transactions')}</h2>
      <MerchantTransactions merchantId={merchant.id} />
    </section>
  );
};
