import type { OrderMarginDetail } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { FactList } from '../../../shared/ui/Facts.tsx';
import overview from '../../../shared/ui/Overview.module.css';
import { CountryText } from '../../addresses/index.ts';
import { LossAmount } from '../LossAmount.tsx';
import styles from '../Margin.module.css';
import { Whys } from '../orders/Whys.tsx';
import { percentText } from '../percentText.ts';

/** What was charged, less all it cost, is the margin; and what may say why. */
export const MarginFacts = ({ detail }: { detail: OrderMarginDetail }) => {
  const { t } = useTranslation('margin');
  const { margin, absorbed, compensated } = detail;
  const { currency, state, billedKg, seen } = margin;
  const money = (value: string) => <Amount value={value} currency={currency} />;
  const facts: (readonly [string, ReactNode])[] = [
    [t('field.charged'), money(margin.charged)],
    [t('field.carrier'), money(margin.carrier)],
    [t('field.shares'), money(margin.shares)],
    [t('field.absorbed'), money(absorbed)],
    [t('field.compensated'), money(compensated)],
    [t('field.chargedKg'), `${margin.chargedKg} kg`],
    [t('field.billedKg'), billedKg !== null && `${billedKg} kg`],
    [t('field.merchant'), `${margin.merchantName} ${margin.merchantCode}`],
    [t('field.product'), margin.productName],
    [t('field.country'), <CountryText key="country" code={margin.countryCode} />],
    [t('field.day'), margin.day],
  ];
  return (
    <div className={overview.view}>
      <div className={styles.head}>
        {state === 'known' && (
          <span className={styles.sum}>
            <LossAmount value={margin.margin} currency={currency} /> {percentText(margin.percent)}
          </span>
        )}
        <Whys {...margin} />
      </div>
      {state !== 'known' && <p className={overview.lead}>{t(`stateText.${state}`)}</p>}
      {seen && (
        <p className={overview.lead}>
          {t(seen.isStill ? 'seenBy' : 'seenBefore', {
            name: seen.byName,
            time: seen.time.slice(0, 16),
            note: seen.note,
          })}
        </p>
      )}
      <FactList facts={facts} />
    </div>
  );
};
