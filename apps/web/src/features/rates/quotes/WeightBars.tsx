import { useTranslation } from 'react-i18next';
import styles from './Radar.module.css';
import type { Priced } from './rank.ts';

/** Real beside volumetric weight: the longer one is paid for. */
export const WeightBars = ({ quote }: { quote: Priced }) => {
  const { t } = useTranslation('quotes');
  const { realKg, volumetricKg, billableKg, billableBy } = quote;
  const most = Math.max(realKg, volumetricKg, billableKg);
  const bars = [
    ['real', t('breakdown.real'), realKg],
    ['volumetric', t('breakdown.volumetric'), volumetricKg],
    ['billable', t('breakdown.billable'), billableKg],
  ] as const;
  return (
    <dl className={styles.bars} aria-label={t('radar.weights')}>
      {bars
        .filter(([, , kg]) => kg > 0)
        .map(([key, name, kg]) => (
          <div key={key} data-bar={key} data-counts={key === billableBy || key === 'billable'}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.bar} style={{ width: `${(kg / most) * 100}%` }} />
              <span>{t('kg', { kg: kg.toFixed(3) })}</span>
            </dd>
          </div>
        ))}
    </dl>
  );
};
