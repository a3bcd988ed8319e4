import type { OrderDetail } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { obstacleTo } from '../stateOf.ts';
import { TimeLeft } from '../TimeLeft.tsx';
import { CostStory } from './CostStory.tsx';
import styles from './Detail.module.css';

/** What it costs, line by line, what of it has moved, and how long it can be asked back. */
export const CostCard = ({ detail }: { detail: OrderDetail }) => {
  const { t } = useTranslation(['orders', 'quotes', 'orderList']);
  const { costs, order, billableKg, realBillableKg } = detail;
  const currency = order.currencyCode ? { currency: order.currencyCode } : {};
  return (
    <section className={styles.card} aria-label={t('cost')}>
      <h2>{t('cost')}</h2>
      {costs.length === 0 && <p className={styles.soft}>{t('detail.noCosts')}</p>}
      {costs.length > 0 && (
        <table className={styles.costs}>
          <tbody>
            {costs.map(({ code, name, why, amount }) => (
              <tr key={code}>
                <th scope="row">
                  {name}
                  <small>{why}</small>
                </th>
                <td>
                  <Amount value={amount} {...currency} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {t('quotes:breakdown.total')}
                {billableKg !== null && (
                  <small>{t('detail.billable', { kg: billableKg.toFixed(3) })}</small>
                )}
              </th>
              <td>
                <Amount value={order.totalPrice} {...currency} />
              </td>
            </tr>
            {realBillableKg !== null && (
              <tr>
                <th scope="row">
                  {t('detail.asMeasured')}
                  <small>{t('detail.billable', { kg: realBillableKg.toFixed(3) })}</small>
                </th>
                <td>
                  <Amount value={order.realPrice} {...currency} />
                </td>
              </tr>
            )}
          </tfoot>
        </table>
      )}
      <CostStory detail={detail} />
      {obstacleTo(order, 'refund') === null && order.voidUntil && (
        <p className={styles.deadline}>
          {t('orderList:field.voidUntil')} <TimeText value={order.voidUntil} to="minute" />{' '}
          <TimeLeft key={order.voidSecondsLeft} seconds={order.voidSecondsLeft} />
        </p>
      )}
    </section>
  );
};
