import type { getBilIncomeFlow, OrderDetail, Result } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import styles from './Detail.module.css';
import { useMoneyFlow } from './useMoneyFlow.ts';

type Move = Result<typeof getBilIncomeFlow>[number];
interface Told {
  amount: string | null;
  currency: string | null;
  time: string | null;
}

const nothing: Told = { amount: null, currency: null, time: null };

/** The last movement of these kinds; an order that is submitted again begins its story anew. */
const lastOf = (moves: readonly Move[], ops: readonly Move['op'][]): Told =>
  moves.findLast(({ op }) => ops.includes(op)) ?? nothing;

/** How the cost went: quoted, held, charged, and given back where it was. */
export const CostStory = ({ detail: { order } }: { detail: OrderDetail }) => {
  const { t } = useTranslation('orderList');
  const { data = [] } = useMoneyFlow(order.id);
  const { totalPrice, currencyCode, submitTime } = order;
  const refunded = lastOf(data, ['refund']);
  const steps: [name: 'quoted' | 'held' | 'charged' | 'refunded', told: Told][] = [
    ['quoted', { amount: totalPrice, currency: currencyCode, time: submitTime }],
    ['held', lastOf(data, ['hold'])],
    ['charged', lastOf(data, ['capture', 'charge'])],
    ...(refunded.amount ? [['refunded', refunded] as ['refunded', Told]] : []),
  ];
  return (
    <ol className={styles.story} aria-label={t('story.title')}>
      {steps.map(([step, { amount, currency, time }]) => (
        <li key={step} data-reached={amount ? true : undefined}>
          <span>{t(`story.${step}`)}</span>
          <strong>
            <Amount value={amount} {...(currency && { currency })} />
          </strong>
          {amount && <TimeText value={time} to="minute" />}
        </li>
      ))}
    </ol>
  );
};
