import type { getMarginSummary, Result } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { Figures as Shown } from '../../../shared/ui/Figures.tsx';
import { LossAmount } from '../LossAmount.tsx';
import type { MarginPlace } from '../marginFilter.ts';
import { percentText } from '../percentText.ts';

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
    <Shown
      figures={[
        {
          name: t('field.margin'),
          value: <LossAmount value={total.margin} currency={currency} />,
          below: t('ofOrders', { count: total.known }),
        },
        {
          name: t('field.percent'),
          value: percentText(total.percent),
          below: (
            <>
              {t('field.charged')} <Amount value={total.charged} currency={currency} />
            </>
          ),
        },
        {
          name: t('field.losing'),
          value: listOf('losing', total.losing),
          below: (
            <>
              {t('field.lost')} <Amount value={total.lost} currency={currency} />
            </>
          ),
        },
        {
          name: t('field.unbilled'),
          value: listOf('unbilled', total.unbilled),
          below: (
            <>
              {t('field.charged')} <Amount value={total.unbilledCharged} currency={currency} />
            </>
          ),
        },
        ...(total.unpriced > 0
          ? [
              {
                name: t('field.unpriced'),
                value: listOf('unpriced', total.unpriced),
                below: t('unpricedText'),
              },
            ]
          : []),
      ]}
    />
  );
};
