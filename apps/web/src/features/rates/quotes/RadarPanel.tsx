import type { Quote } from '@alpaca/contract';
import { Select, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/api/errorText.ts';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import frames from '../../../shared/ui/Frames.module.css';
import styles from './Radar.module.css';
import { RadarHints } from './RadarHints.tsx';
import { isPriced, sorted } from './rank.ts';
import { WeightBars } from './WeightBars.tsx';

interface Props {
  /** Undefined: not enough is filled in to ask for a price. */
  quotes: readonly Quote[] | undefined;
  error: unknown;
  busy: boolean;
  /** Goes to a field of the form, named as the server names it. */
  onField?: ((field: string) => void) | undefined;
}

/** Beside a form: what it will cost, and what makes it dear, while it is being filled in. */
export const RadarPanel = ({ quotes, error, busy, onField }: Props) => {
  const { t } = useTranslation('quotes');
  const [productId, setProductId] = useState<string>();
  const priced = sorted(quotes ?? [], 'price').filter(isPriced);
  const shown = priced.find((quote) => quote.productId === productId) ?? priced[0];
  const lowest = shown === priced[0];
  return (
    <aside
      className={`${frames.section} ${styles.panel}`}
      aria-label={t('radar.title')}
      aria-busy={busy}
    >
      <h2 className={frames.title}>
        {t('radar.title')}
        {busy && <Spin size="small" />}
      </h2>
      {!quotes && !error && <p className={styles.soft}>{t('radar.waiting')}</p>}
      {!quotes && Boolean(error) && <p role="alert">{errorText(error)}</p>}
      {quotes && !shown && (
        <div role="status">
          <p className={styles.none}>{t('radar.noneServes')}</p>
          <p className={styles.soft}>{quotes.find((quote) => !quote.ok)?.reason}</p>
        </div>
      )}
      {shown && (
        <div className={styles.body} role="status">
          <div>
            <p className={styles.soft}>
              {lowest && priced.length > 1
                ? t('radar.cheapestNow', { count: priced.length })
                : t('radar.priceNow')}
            </p>
            <p className={styles.price}>
              <Amount value={shown.total} currency={shown.currency} />
            </p>
          </div>
          {priced.length > 1 ? (
            <Select
              aria-label={t('radar.product')}
              value={shown.productId}
              onChange={setProductId}
              showSearch={{ optionFilterProp: 'label' }}
              options={priced.map((quote) => ({
                value: quote.productId,
                label: quote.productName,
              }))}
            />
          ) : (
            <p>{shown.productName}</p>
          )}
          <WeightBars quote={shown} />
          <RadarHints hints={shown.radar} onField={onField} />
        </div>
      )}
    </aside>
  );
};
