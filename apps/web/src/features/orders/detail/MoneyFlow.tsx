import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { inWallet, type Move } from './costSteps.ts';
import styles from './Detail.module.css';
import { useMoneyFlow } from './useMoneyFlow.ts';

type Row = Move & { at: number };

const MoneyMoved = ({ currency, ...move }: Row) => (
  <Amount {...inWallet(move)} currency={currency} />
);

const columns = (t: TFunction<'orderList'>): Column<Row>[] => [
  { key: 'op', title: t('money.op'), width: 140, render: ({ op }) => t(`money.op.${op}`) },
  {
    key: 'amount',
    title: t('money.amount'),
    width: 170,
    align: 'end',
    render: (move) => <MoneyMoved {...move} />,
  },
  {
    key: 'time',
    title: t('money.time'),
    width: 190,
    render: ({ time }) => <TimeText value={time} />,
  },
];

/** Every movement of money for the order. */
export const MoneyFlow = ({ id }: { id: string }) => {
  const { t } = useTranslation('orderList');
  const query = useMoneyFlow(id);
  const { data } = query;
  return (
    <section aria-label={t('money.title')}>
      <h2 className={styles.heading}>{t('money.title')}</h2>
      <LoadState query={query}>
        <FormSkeleton fields={2} />
      </LoadState>
      {data?.length === 0 && <p className={styles.soft}>{t('money.none')}</p>}
      {data && data.length > 0 && (
        <DetailTable
          label={t('money.title')}
          rows={data.map((move, at) => ({ ...move, at }))}
          rowKey={({ at }) => String(at)}
          columns={columns(t)}
        />
      )}
    </section>
  );
};
