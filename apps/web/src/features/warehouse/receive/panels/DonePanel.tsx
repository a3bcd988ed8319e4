import { useTranslation } from 'react-i18next';
import { Amount } from '../../../../shared/feedback/values/Amount.tsx';
import { Verdict } from '../../../../shared/scanner/Verdict.tsx';
import styles from '../Receive.module.css';
import type { Outcome, Received } from '../table/parcel.ts';

const ReceivedPanel = ({ number, received }: { number: string; received: Received }) => {
  const { t } = useTranslation('receive');
  const { productName, countryName, billableKg, weightKg, price, currency, rule } = received;
  const { boxesHere: here, boxesOf: of, isComplete, withheld, labelComes } = received;
  const isAside = withheld.length > 0;
  const title = isAside ? 'done.withheld' : isComplete ? 'done.received' : 'done.part';
  return (
    <section className={styles.done} data-aside={isAside || undefined}>
      <div role="status" aria-live="assertive">
        <p className={styles.where}>
          <span>{productName}</span>
          <span>{countryName}</span>
        </p>
        <p className={styles.where}>
          <span>{t(title, { here, of })}</span>
          {billableKg !== null && (
            <span className={styles.billable}>{t('done.billable', { kg: billableKg })}</span>
          )}
        </p>
        <p className={styles.facts}>
          <strong>{number}</strong>
          <span>{received.merchantName}</span>
          <span>{t('done.weight', { kg: weightKg })}</span>
          {price && <Amount value={price} currency={currency ?? ''} />}
          {withheld.map((reason) => (
            <strong key={reason}>{t(`reason.${reason}`)}</strong>
          ))}
          {labelComes && <span>{t('done.label')}</span>}
        </p>
      </div>
      {rule && <p className={styles.rule}>{rule}</p>}
    </section>
  );
};

/** The last parcel, to be read from an arm's length. */
export const DonePanel = ({ outcome }: { outcome: Outcome | null }) => {
  const { t } = useTranslation('receive');
  if (outcome?.received) {
    return <ReceivedPanel number={outcome.number} received={outcome.received} />;
  }
  if (outcome?.stray) {
    const title = t('done.stray', { merchant: outcome.stray });
    return <Verdict kind="right" title={title} number={outcome.number} />;
  }
  return <Verdict kind="ready" title={t('ready')} facts={[t('readyText')]} />;
};
