import type { getMarginSummary, Result } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { LossAmount } from '../LossAmount.tsx';
import styles from '../Margin.module.css';
import type { MarginPlace } from '../marginFilter.ts';
import { percentText } from '../percentText.ts';

interface FigureProps {
  name: string;
  value: ReactNode;
  below: ReactNode;
}

const Figure = ({ name, value, below }: FigureProps) => (
  <div className={styles.figure}>
    <dt>{name}</dt>
    <dd className={styles.value}>{value}</dd>
    <dd className={styles.below}>{below}</dd>
  </div>
);

type Props = Pick<Result<typeof getMarginSummary>, 'total' | 'currency'> & { place: MarginPlace };

/** What came of the period, what loses, and what is not known yet; each leads to its orders. */
export const Figures = ({ total, currency, place: { from, to } }: Props) => {
  const { t } = useTranslation('margin');
  const listOf = (view: string, count: number) => (
    <Link to={`?${new URLSearchParams({ part: 'orders', view, from, to })}`}>
      {countText(count)}
    </Link>
  );
  return (
    <dl className={styles.figures}>
      <Figure
        name={t('field.margin')}
        value={<LossAmount value={total.margin} currency={currency} />}
        below={t('ofOrders', { count: total.known })}
      />
      <Figure
        name={t('field.percent')}
        value={percentText(total.percent)}
        below={
          <>
            {t('field.charged')} <Amount value={total.charged} currency={currency} />
          </>
        }
      />
      <Figure
        name={t('field.losing')}
        value={listOf('losing', total.losing)}
        below={
          <>
            {t('field.lost')} <Amount value={total.lost} currency={currency} />
          </>
        }
      />
      <Figure
        name={t('field.unbilled')}
        value={listOf('unbilled', total.unbilled)}
        below={
          <>
            {t('field.charged')} <Amount value={total.unbilledCharged} currency={currency} />
          </>
        }
      />
      {total.unpriced > 0 && (
        <Figure
          name={t('field.unpriced')}
          value={listOf('unpriced', total.unpriced)}
          below={t('unpricedText')}
        />
      )}
    </dl>
  );
};
