import type { OrderQuote } from '@alpaca/contract';
import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../shared/api/errorText.ts';
import { Amount } from '../../../../shared/feedback/values/Amount.tsx';
import { FormIssues } from '../../../../shared/inputs/useServerIssues.tsx';
import { ActionButton } from '../../../../shared/permission/ActionButton.tsx';
import frames from '../../../../shared/ui/Frames.module.css';
import { QuoteBreakdown, RadarHints, WeightBars } from '../../../rates/index.ts';
import { missing } from './missing.ts';
import styles from './Panel.module.css';
import { useWallets } from './useWallets.ts';

interface Props {
  /** Of the line the order goes by; undefined while there is none. */
  quote: OrderQuote | undefined;
  /** There are prices, but none was chosen. */
  lacksLine: boolean;
  error: unknown;
  busy: boolean;
  /** What the server said that belongs to no field. */
  rest: readonly string[];
  onField: (field: string) => void;
  onSubmit: () => unknown;
  onDraft: () => unknown;
}

/** Beside the form: what it costs and why, what there is to pay it with, and the way on. */
export const OrderPanel = (props: Props) => {
  const { quote, lacksLine, error, busy, rest, onField, onSubmit, onDraft } = props;
  const { t } = useTranslation(['orders', 'quotes']);
  const priced = quote?.ok ? quote : undefined;
  const available = useWallets().available(priced?.currency);
  const gap = priced && available && missing(priced.total, available, priced.currency);
  return (
    <aside className={frames.section} aria-label={t('cost')} aria-busy={busy}>
      <h2 className={frames.title}>
        {t('cost')}
        {busy && <Spin size="small" />}
      </h2>
      {!quote && !error && (
        <p className={styles.soft}>{t(lacksLine ? 'cost.noLine' : 'cost.waiting')}</p>
      )}
      {!quote && Boolean(error) && <p role="alert">{errorText(error)}</p>}
      {quote && (
        <div role="status">
          <p className={styles.soft}>{quote.productName}</p>
          {priced ? (
            <p className={styles.price}>
              <Amount value={priced.total} currency={priced.currency} />
            </p>
          ) : (
            <p className={styles.refused}>{quote.ok ? '' : quote.reason}</p>
          )}
        </div>
      )}
      {priced && (
        <>
          {available && (
            <p className={styles.wallet}>
              <span className={styles.soft}>{t('cost.available')}</span>
              <Amount value={available} currency={priced.currency} />
            </p>
          )}
          {!available && priced.enough !== null && (
            <p className={priced.enough ? styles.soft : styles.gap}>
              {t(priced.enough ? 'cost.enough' : 'cost.notEnough')}
            </p>
          )}
          {gap && <p className={styles.gap}>{t('cost.gap', { gap, currency: priced.currency })}</p>}
          <WeightBars quote={priced} />
          <RadarHints hints={priced.radar} onField={onField} />
          <details className={styles.details}>
            <summary>{t('quotes:breakdown.label')}</summary>
            <QuoteBreakdown quote={priced} />
          </details>
          <p className={styles.soft}>{t('quotes:notice.mayDiffer')}</p>
        </>
      )}
      <FormIssues words={rest} />
      <div className={styles.buttons}>
        <ActionButton
          type="primary"
          size="large"
          block
          permission="order:submit"
          tellsMissing
          onClick={onSubmit}
        >
          {t('submit')}
        </ActionButton>
        <ActionButton block permission="order:submit" tellsMissing onClick={onDraft}>
          {t('saveDraft')}
        </ActionButton>
      </div>
    </aside>
  );
};
