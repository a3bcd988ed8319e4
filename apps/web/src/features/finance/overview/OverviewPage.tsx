import { type Currency, getFinanceOverview, isCurrency } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../../shared/api/useCall.ts';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { CardsSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { usePermission } from '../../../shared/permission/permission.ts';
import { ExchangeButton } from '../exchange/ExchangeButton.tsx';
import { useLiveMoney } from '../refresh.ts';
import styles from './Overview.module.css';
import { Trend } from './Trend.tsx';
import { WalletCard } from './WalletCard.tsx';

/** What the merchant has, what it may spend, and how the last thirty days went. */
export default function OverviewPage() {
  const { t } = useTranslation('finance');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const asked = params.get('currency') ?? '';
  const query = useCall(
    getFinanceOverview,
    { query: isCurrency(asked) ? { currency: asked } : {} },
    { meta: { quiet: true }, placeholderData: keepPreviousData },
  );
  const { data } = query;
  useLiveMoney();
  const mayTopUp = usePermission('financial:recharge');
  const choose = (currency: Currency) => setParams({ currency }, { replace: true });
  return (
    <ListPage
      title={t('overview.title')}
      actions={
        <>
          <ExchangeButton />
          {mayTopUp && (
            <Button type="primary" onClick={() => void navigate('/financial/recharge')}>
              {t('topUp')}
            </Button>
          )}
        </>
      }
    >
      <LoadState query={query}>
        <CardsSkeleton cards={3} />
      </LoadState>
      {data && (
        <div className={styles.overview}>
          <div className={styles.wallets}>
            {data.wallets.map((wallet) => (
              <WalletCard key={wallet.currency} wallet={wallet} />
            ))}
          </div>
          <Trend
            days={data.days}
            currency={data.currency}
            currencies={data.wallets.map((wallet) => wallet.currency as Currency)}
            onCurrency={choose}
          />
        </div>
      )}
    </ListPage>
  );
}
