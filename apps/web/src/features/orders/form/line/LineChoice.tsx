import type { Quote } from '@alpaca/contract';
import { StarFilled } from '@ant-design/icons';
import { Select } from 'antd';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../../shared/feedback/values/Amount.tsx';
import { useMissingPermission } from '../../../../shared/permission/useMissingPermission.ts';
import { Section } from '../Section.tsx';
import styles from './Line.module.css';
import type { Line } from './useLine.ts';

interface Props {
  lines: readonly Line[];
  chosen: Line | undefined;
  quotes: readonly Quote[] | undefined;
  productId: string | undefined;
  issue: string | undefined;
  onChange: (productId: string) => void;
}

const cardsMax = 4;

const inSight = (lines: readonly Line[], chosen: Line | undefined): readonly Line[] => {
  const first = lines.slice(0, cardsMax);
  // The chosen one is always in sight.
  return !chosen || first.some(({ id }) => id === chosen.id)
    ? first
    : [chosen, ...first.slice(0, cardsMax - 1)];
};

/** The line to send by: favourites as cards, all others in a list. */
export const LineChoice = memo(({ lines, chosen, quotes, productId, issue, onChange }: Props) => {
  const { t } = useTranslation(['orders', 'quotes', 'products']);
  const name = useId();
  const missing = useMissingPermission('product:list');
  const quoteOf = (id: string) => quotes?.find((quote) => quote.productId === id);
  return (
    <Section
      title={t('line')}
      actions={
        <Select<string>
          aria-label={t('line.all')}
          className={styles.all ?? ''}
          placeholder={t('line.all')}
          value={null}
          popupMatchSelectWidth={320}
          showSearch={{ optionFilterProp: 'label' }}
          options={lines.map(({ id, code, name: label }) => ({
            value: id,
            label: `${label} ${code}`,
          }))}
          onChange={onChange}
        />
      }
    >
      <div className={styles.cards} role="radiogroup" aria-label={t('line')} data-path="productId">
        {inSight(lines, chosen).map((product) => {
          const quote = quoteOf(product.id);
          const { transitDaysMin: min, transitDaysMax: max } = product;
          return (
            <label key={product.id} className={styles.card}>
              <input
                type="radio"
                name={name}
                checked={product.id === productId}
                onChange={() => onChange(product.id)}
              />
              <span className={styles.name}>
                {product.favourite && <StarFilled className={styles.star ?? ''} aria-hidden />}
                {product.name}
              </span>
              <span className={styles.days}>{t('quotes:compare.daysText', { min, max })}</span>
              <span className={styles.price}>
                {quote?.ok && <Amount value={quote.total} currency={quote.currency} />}
                {!quote && (
                  <small>
                    {t('line.from')}{' '}
                    <Amount value={product.fromPrice} currency={product.currency} />
                  </small>
                )}
                {quote && !quote.ok && <small className={styles.refused}>{quote.reason}</small>}
              </span>
            </label>
          );
        })}
      </div>
      {missing && (
        <p className={styles.issue} role="alert">
          {missing}
        </p>
      )}
      {issue && (
        <p className={styles.issue} role="alert">
          {issue}
        </p>
      )}
    </Section>
  );
});
