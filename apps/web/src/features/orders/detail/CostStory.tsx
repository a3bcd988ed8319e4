import type { OrderDetail } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/Amount.tsx';
import styles from './Detail.module.css';

const isNothing = (amount: string | null) => !amount || /^-?0+(\.0+)?$/.test(amount);

/** How far the cost has come: quoted, held, charged. */
export const CostStory = ({ detail }: { detail: OrderDetail }) => {
  const { t } = useTranslation('orderDesk');
  const { order, heldAmount, paidAmount } = detail;
  const currency = order.currencyCode ? { currency: order.currencyCode } : {};
  const steps = [
    ['quoted', order.totalPrice],
    ['held', heldAmount],
    ['charged', paidAmount],
  ] as const;
  return (
    <ol className={styles.story} aria-label={t('story.title')}>
      {steps.map(([step, amount]) => (
        <li key={step} data-reached={!isNothing(amount) || undefined}>
          <span className={styles.soft}>{t(`story.${step}`)}</span>
          {isNothing(amount) ? (
            <span className={styles.soft}>--</span>
          ) : (
            <Amount value={amount} {...currency} />
          )}
        </li>
      ))}
    </ol>
  );
};
