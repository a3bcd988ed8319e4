import type { Quote, SellingProduct } from '@alpaca/contract';
import { StarFilled } from '@ant-design/icons';
import { Select } from 'antd';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../../shared/feedback/Amount.tsx';
import { useSellingProducts } from '../../../products/ProductSelect.tsx';
import { Section } from '../Section.tsx';
import styles from './Line.module.css';
import { useCommonProducts } from './useLine.ts';

interface Props {
  quotes: readonly Quote[] | undefined;
  productId: string | undefined;
  issue: string | undefined;
  onChange: (productId: string) => void;
}

const cardsMax = 4;

const inOrder = (
  common: readonly (SellingProduct & { favourite: boolean })[],
  all: readonly SellingProduct[],
  chosen: string | undefined,
): (SellingProduct & { favourite?: boolean })[] => {
  const others = all.filter(({ id }) => !common.some((one) => one.id === id));
  const first = [...common, ...others].slice(0, cardsMax);
  const own = all.find(({ id }) => id === chosen);
  // The chosen one is always in sight.
  return !own || first.some(({ id }) => id === chosen) ? first : [own, ...first.slice(0, -1)];
};

/** The line to send by: favourites as cards, all others in a list. */
export const LineChoice = memo(({ quotes, productId, issue, onChange }: Props) => {
  const { t } = useTranslation(['orders', 'quotes', 'products']);
  const name = useId();
  const common = useCommonProducts();
  const all = useSellingProducts().data?.records ?? [];
  const quoteOf = (id: string) => quotes?.find((quote) => quote.productId === id);
  return (
    <Section
      title={t('line')}
      actions={
        <Select
          aria-label={t('line.all')}
          className={styles.all ?? ''}
          placeholder={t('line.all')}
          value={null as unknown as string}
          popupMatchSelectWidth={320}
          showSearch={{ optionFilterProp: 'label' }}
          options={all.map(({ id, code, name: label }) => ({
            value: id,
            label: `${label} ${code}`,
          }))}
          onChange={onChange}
        />
      }
    >
      <div className={styles.cards} role="radiogroup" aria-label={t('line')} data-path="productId">
        {inOrder(common, all, productId).map((product) => {
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
      {issue && (
        <p className={styles.issue} role="alert">
          {issue}
        </p>
      )}
    </Section>
  );
});
