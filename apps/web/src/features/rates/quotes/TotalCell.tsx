import { Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import styles from './Quote.module.css';
import { QuoteBreakdown } from './QuoteBreakdown.tsx';
import type { Priced } from './rank.ts';

/** What a quote comes to; its lines are shown to the pointer and to the keyboard alike. */
export const TotalCell = ({ quote }: { quote: Priced }) => {
  const { t } = useTranslation('quotes');
  const { total, currency, comparable, comparableCurrency, productName } = quote;
  return (
    <Popover
      trigger={['hover', 'focus']}
      placement="bottomRight"
      title={productName}
      content={<QuoteBreakdown quote={quote} />}
      mouseEnterDelay={0.15}
    >
      <button type="button" className={styles.total}>
        <b>
          <Amount value={total} currency={currency} />
        </b>
        {currency !== comparableCurrency && (
          <small>
            {t('compare.about')} <Amount value={comparable} currency={comparableCurrency} />
          </small>
        )}
        <span className="unseen">{t('compare.details', { product: productName })}</span>
      </button>
    </Popover>
  );
};
