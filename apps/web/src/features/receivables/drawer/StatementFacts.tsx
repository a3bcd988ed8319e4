import type { StatementDetail } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { FactList } from '../../../shared/ui/Facts.tsx';
import styles from '../Receivables.module.css';
import { PaidTag, StatementTag } from '../StatementTag.tsx';

/** How much is left to pay, what was said, and where the figures come from. */
export const StatementFacts = ({
  statement,
  opening,
  received,
  closing,
}: Pick<StatementDetail, 'statement' | 'opening' | 'received' | 'closing'>) => {
  const { t } = useTranslation('receivables');
  const isStaff = useIsOperator();
  const { currency, fromDay, toDay, silentTime, confirmTime } = statement;
  const money = (value: string) => <Amount value={value} currency={currency} />;
  const facts: (readonly [string, ReactNode])[] = [
    [t('field.merchant'), isStaff && `${statement.merchantName} ${statement.merchantCode}`],
    [t('field.period'), t('period', { from: fromDay, to: toDay })],
    [t('field.opening'), money(opening)],
    [t('field.charged'), money(statement.charged)],
    [t('field.credited'), money(statement.credited)],
    [t('field.received'), money(received)],
    [t('field.closing'), money(closing)],
    [t('field.due'), money(statement.due)],
    [t('field.paid'), money(statement.paid)],
    [t('field.dueDay'), statement.dueDay],
    [t('field.confirmed'), confirmTime?.slice(0, 16)],
  ];
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <span className={styles.figure}>{money(statement.unpaid)}</span>
        <PaidTag {...statement} />
        <StatementTag state={statement.state} />
      </div>
      {silentTime && (
        <p className={styles.lead}>{t('silent', { until: silentTime.slice(0, 16) })}</p>
      )}
      {statement.isSilent && <p className={styles.lead}>{t('bySilence')}</p>}
      <FactList facts={facts.filter(([, value]) => Boolean(value))} />
    </div>
  );
};
