import { type ImportView, importMoves } from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { rechargeHref } from '../../../shared/paths/finance.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import { Link } from '../../../shared/place/Link.tsx';
import { difference } from '../sums.ts';
import styles from './Orders.module.css';
import { ShortText } from './ShortText.tsx';
import { type ForecastSum, shortSums } from './shortSums.ts';
import { useForecast } from './useForecast.ts';

const SumLine = ({ sum, toPay }: { sum: ForecastSum; toPay: boolean }) => {
  const { t } = useTranslation('imports');
  const { currency, amount, available } = sum;
  const [short] = toPay ? shortSums({ sums: [sum] }) : [];
  return (
    <>
      <div>
        <dt>{t(toPay ? 'forecast.sum' : 'forecast.estimate')}</dt>
        <dd>
          <Amount value={amount} currency={currency} />
        </dd>
      </div>
      {available !== null && (
        <div>
          <dt>{t('forecast.available')}</dt>
          <dd>
            <Amount value={available} currency={currency} />
          </dd>
        </div>
      )}
      {toPay && available !== null && !short && (
        <div>
          <dt>{t('forecast.left')}</dt>
          <dd>
            <Amount value={difference(available, amount, currency)} currency={currency} />
          </dd>
        </div>
      )}
      {short && (
        <div className={styles.short}>
          <dt className="unseen">{t('forecast.left')}</dt>
          <dd>
            <ShortText sum={short} />
          </dd>
        </div>
      )}
    </>
  );
};

const wantedOf = (data: Parameters<typeof shortSums>[0]) => {
  const [first] = shortSums(data);
  return first && { currency: first.currency, amount: first.gap };
};

/** The good orders of a sheet: how many, what they cost, and whether it can be paid. */
export const Forecast = ({ view }: { view: ImportView }) => {
  const { t } = useTranslation('imports');
  const mayTopUp = usePermission('financial:recharge');
  const { data, error, refetch } = useForecast(view);
  const toPay = view.kind === 'orderSubmit';
  if (!importMoves[view.status].includes('commit')) return null;
  if (!data) {
    return (
      <div className={styles.forecast} role="status">
        {t(error ? 'forecast.failed' : 'forecast.busy')}
        {error && (
          <Button type="link" size="small" onClick={() => void refetch()}>
            {t('grid.retry')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <section className={styles.forecast} aria-label={t('forecast.label')}>
      <dl className={styles.line}>
        <div>
          <dt>{t(toPay ? 'forecast.toSubmit' : 'forecast.toSave')}</dt>
          <dd>{t('forecast.orders', { orders: data.orders })}</dd>
        </div>
        {data.unpriced > 0 && (
          <div>
            <dt>{t('forecast.unpriced')}</dt>
            <dd>{t('forecast.orders', { orders: data.unpriced })}</dd>
          </div>
        )}
      </dl>
      {data.sums.map((sum) => (
        <dl key={sum.currency} className={styles.line}>
          <SumLine sum={sum} toPay={toPay} />
        </dl>
      ))}
      {toPay && mayTopUp && shortSums(data).length > 0 && (
        <Link to={rechargeHref(wantedOf(data))}>{t('forecast.topUp')}</Link>
      )}
    </section>
  );
};
