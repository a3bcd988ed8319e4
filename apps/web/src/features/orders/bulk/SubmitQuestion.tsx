import type { OrderSummary } from '@alpaca/contract';
import { Alert, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { missing } from '../form/panel/missing.ts';
import { useWallets } from '../form/panel/useWallets.ts';
import { SumsText } from '../SumsText.tsx';
import styles from './Bulk.module.css';
import { ReasonList } from './ReasonList.tsx';
import { useDraftQuotes } from './useDraftQuotes.ts';
import type { Answers } from './useSendAct.ts';

interface Props {
  orders: readonly OrderSummary[];
  answers: Answers;
  onAnswer: (change: Partial<Answers>) => void;
}

/** What drafts will cost, and what to do where there is too little. */
export const SubmitQuestion = ({ orders, answers, onAnswer }: Props) => {
  const { t } = useTranslation('orderList');
  const { available } = useWallets();
  const { sums, refused, error } = useDraftQuotes(orders, true);
  const short = (sums ?? []).flatMap(({ currency, amount }) => {
    const there = available(currency);
    const gap = there === undefined ? null : missing(amount, there, currency);
    return gap === null ? [] : [{ currency, available: there, gap }];
  });
  const unpriced = orders
    .filter(({ productId }) => productId === null)
    .map(() => t('quote.noProduct'))
    .concat(refused.map(({ reason }) => reason));
  if (error) return <p className={styles.soft}>{t('quote.failed')}</p>;
  if (!sums) return <p className={styles.soft}>{t('quote.busy')}</p>;
  return (
    <>
      <p className={styles.sums}>
        <span>{t('bulk.sum')}</span>
        <strong>
          <SumsText sums={sums} />
        </strong>
      </p>
      {unpriced.length > 0 && (
        <div className={styles.field}>
          <span className={styles.bad}>{t('quote.unpriced', { count: unpriced.length })}</span>
          <ReasonList reasons={unpriced} />
        </div>
      )}
      {short.length > 0 && (
        <>
          <Alert
            type="warning"
            showIcon
            title={short.map((one) => t('quote.short', one)).join(' ')}
          />
          <Radio.Group
            aria-label={t('quote.choice')}
            className={styles.choices ?? ''}
            value={answers.onlyWhatFits}
            onChange={({ target }) => onAnswer({ onlyWhatFits: target.value as boolean })}
            options={[
              { value: false, label: t('quote.all') },
              { value: true, label: t('quote.fits') },
            ]}
          />
        </>
      )}
    </>
  );
};
