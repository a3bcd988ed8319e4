import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import type { Column } from '../../../shared/table/types.ts';
import styles from '../bulk/Bulk.module.css';
import { ReasonList } from '../bulk/ReasonList.tsx';
import { SumsText } from '../SumsText.tsx';
import { difference, type Money, sumsOf } from '../sums.ts';
import type { TriedOrder } from './useProductChange.ts';

const given = (moneys: readonly (Money | null)[]) => moneys.filter((one) => one !== null);

/** Between two currencies there is no difference to tell. */
const changeOf = ({ before, after }: TriedOrder): Money | null =>
  before && after && before.currency === after.currency
    ? {
        currency: after.currency,
        amount: difference(after.amount, before.amount, after.currency),
      }
    : null;

const MoneyText = ({ of, signed = false }: { of: Money | null; signed?: boolean }) =>
  of === null ? '--' : <Amount value={of.amount} currency={of.currency} signed={signed} />;

const columns = (t: TFunction<'orderList'>): Column<TriedOrder>[] => [
  { key: 'transactionOrderNo', title: t('field.orderNo'), width: 190, copy: true },
  {
    key: 'before',
    title: t('product.before'),
    width: 120,
    align: 'end',
    render: ({ before }) => <MoneyText of={before} />,
  },
  {
    key: 'after',
    title: t('product.after'),
    width: 120,
    align: 'end',
    render: ({ after }) => <MoneyText of={after} />,
  },
  {
    key: 'change',
    title: t('product.change'),
    width: 120,
    align: 'end',
    render: (order) => <MoneyText of={changeOf(order)} signed />,
  },
  {
    key: 'reason',
    title: t('outcome.why'),
    width: 220,
    render: ({ reason }) =>
      reason && <span className={`${styles.why} ${styles.bad}`}>{reason}</span>,
  },
];

/** Price by price, before and after, with the sums of those that can go. */
export const TrialTable = ({ tried }: { tried: readonly TriedOrder[] }) => {
  const { t } = useTranslation('orderList');
  const able = tried.filter(({ reason }) => reason === '');
  const changes = given(able.map(changeOf));
  return (
    <div className={styles.stack}>
      <dl className={styles.totals} aria-live="polite">
        <div>
          <dt>{t('product.can', { count: able.length })}</dt>
          <dd>
            <SumsText sums={sumsOf(given(able.map(({ before }) => before)))} />
            {' → '}
            <SumsText sums={sumsOf(given(able.map(({ after }) => after)))} />
          </dd>
        </div>
        {changes.length > 0 && (
          <div>
            <dt>{t('product.change')}</dt>
            <dd>
              <SumsText signed sums={sumsOf(changes)} />
            </dd>
          </div>
        )}
      </dl>
      <ReasonList reasons={tried.map(({ reason }) => reason)} />
      <DetailTable
        label={t('product.title')}
        rows={tried.toSorted((a, b) => Number(a.reason === '') - Number(b.reason === ''))}
        columns={columns(t)}
      />
    </div>
  );
};
