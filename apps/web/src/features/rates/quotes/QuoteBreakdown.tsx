import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import styles from './Quote.module.css';
import type { Priced } from './rank.ts';

/** Why a quote costs what it costs: each line with its reason, the weights, the version. */
export const QuoteBreakdown = ({ quote }: { quote: Priced }) => {
  const { t } = useTranslation('quotes');
  const { lines, currency, total, billableBy } = quote;
  const kg = (value: number) => t('kg', { kg: value.toFixed(3) });
  const by = t(`by.${billableBy}`);
  const facts = [
    [t('breakdown.real'), kg(quote.realKg)],
    [t('breakdown.volumetric'), quote.volumetricKg > 0 && kg(quote.volumetricKg)],
    [t('breakdown.billable'), t('breakdown.byText', { kg: quote.billableKg.toFixed(3), by })],
    [t('breakdown.zone'), quote.zone],
    [t('breakdown.remote'), quote.isRemote && (quote.remoteType || t('compare.remote'))],
    [t('breakdown.version'), t('breakdown.versionText', { no: quote.versionNo })],
    [
      t('breakdown.validUntil'),
      quote.validUntil && <TimeText value={quote.validUntil} to="minute" />,
    ],
  ] as const;
  return (
    <section className={styles.breakdown} aria-label={t('breakdown.label')}>
      <table className={styles.lines}>
        <tbody>
          {lines.map(({ code, name, why, amount }) => (
            <tr key={code}>
              <th scope="row">
                {name}
                <small>{why}</small>
              </th>
              <td>
                <Amount value={amount} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('breakdown.total')}</th>
            <td>
              <Amount value={total} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </table>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};
