import { type ParcelWeight, weightSources } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import styles from '../Costs.module.css';

const rows = ['weight', 'volumetric', 'billable', 'step', 'sizes', 'price'] as const;
type Row = (typeof rows)[number];

const inKg = (value: number | null) => value !== null && `${value.toFixed(3)} kg`;

const figureOf = (weight: ParcelWeight, row: Row, currency: string): ReactNode => {
  const values: Record<Row, ReactNode> = {
    weight: inKg(weight.weightKg),
    volumetric: inKg(weight.volumetricKg),
    billable: inKg(weight.billableKg),
    step: inKg(weight.stepKg),
    sizes: weight.sizes.join(', '),
    price: weight.price && <Amount value={weight.price} currency={currency} />,
  };
  return values[row];
};

interface Props {
  weights: readonly ParcelWeight[];
  currency: string;
}

/** The parcel as its merchant declared it, as it was measured and as it was billed, with how each came to count. */
export const Weights = ({ weights, currency }: Props) => {
  const { t } = useTranslation('costs');
  const cell = (by: ParcelWeight['by'], row: Row) => {
    const weight = weights.find((one) => one.by === by);
    const value = weight && figureOf(weight, row, currency);
    return value || (by === 'carrier' && row === 'weight' ? t('notBilled') : '--');
  };
  // What nobody has said is no row.
  const told = rows.filter((row) => weights.some((weight) => figureOf(weight, row, currency)));
  return (
    <section>
      <h2>{t('weights')}</h2>
      <table className={styles.weights}>
        <thead>
          <tr>
            <th scope="col">{t('weight.of')}</th>
            {weightSources.map((by) => (
              <th key={by} scope="col">
                {t(`weightBy.${by}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`weight.${row}`)}</th>
              {weightSources.map((by) => (
                <td key={by} data-counts={row === 'billable' || undefined}>
                  {cell(by, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.rules}>
        {weights.map(
          ({ by, rule }) =>
            rule && <li key={by}>{t('weightRule', { by: t(`weightBy.${by}`), rule })}</li>,
        )}
      </ul>
    </section>
  );
};
