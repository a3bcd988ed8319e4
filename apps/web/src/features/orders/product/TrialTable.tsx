import type { Result, tryProduct } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/Amount.tsx';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import styles from '../bulk/Bulk.module.css';
import { SumsText } from '../SumsText.tsx';
import { difference, type Money, sumsOf } from '../sums.ts';

type Line = Result<typeof tryProduct>[number];

const given = ({ currency }: Line) => (currency ? { currency } : {});
const changeOf = ({ before, after, currency }: Line) =>
  before && after && currency ? difference(after, before, currency) : null;

const moneys = (lines: readonly Line[], amountOf: (line: Line) => string | null): Money[] =>
  lines.flatMap((line) => {
    const amount = amountOf(line);
    return line.currency && amount ? [{ currency: line.currency, amount }] : [];
  });

/** Price by price, before and after, with the sums of those that can go. */
export const TrialTable = ({ lines }: { lines: readonly Line[] }) => {
  const { t } = useTranslation('orderDesk');
  const able = lines.filter(({ reason }) => reason === '');
  const cannot = lines.length - able.length;
  const columns = [
    { key: 'transactionOrderNo', title: t('field.orderNo'), width: 170, copy: true },
    {
      key: 'before',
      title: t('product.before'),
      width: 120,
      align: 'end' as const,
      render: (line: Line) => <Amount value={line.before} {...given(line)} />,
    },
    {
      key: 'after',
      title: t('product.after'),
      width: 120,
      align: 'end' as const,
      render: (line: Line) => <Amount value={line.after} {...given(line)} />,
    },
    {
      key: 'change',
      title: t('product.change'),
      width: 120,
      align: 'end' as const,
      render: (line: Line) => <Amount value={changeOf(line)} {...given(line)} signed />,
    },
    {
      key: 'reason',
      title: t('outcome.why'),
      width: 200,
      render: ({ reason }: Line) =>
        reason && <span className={`${styles.why} ${styles.bad}`}>{reason}</span>,
    },
  ];
  return (
    <div className={styles.stack}>
      <dl className={styles.totals} aria-live="polite">
        <div>
          <dt>{t('product.can', { count: able.length })}</dt>
          <dd>
            <SumsText sums={sumsOf(moneys(able, ({ before }) => before))} />
            {' → '}
            <SumsText sums={sumsOf(moneys(able, ({ after }) => after))} />
          </dd>
        </div>
        <div>
          <dt>{t('product.change')}</dt>
          <dd>
            <SumsText signed sums={sumsOf(moneys(able, changeOf))} />
          </dd>
        </div>
        {cannot > 0 && (
          <div>
            <dt>{t('product.cannot', { count: cannot })}</dt>
            <dd className={styles.bad}>{lines.find(({ reason }) => reason)?.reason}</dd>
          </div>
        )}
      </dl>
      <DetailTable
        label={t('product.title')}
        rows={lines.toSorted((a, b) => Number(a.reason === '') - Number(b.reason === ''))}
        columns={columns}
      />
    </div>
  );
};
