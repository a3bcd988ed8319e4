import type { Currency, StatementDetail } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';

interface Props extends Pick<StatementDetail, 'payments'> {
  currency: Currency;
}

/** What came after the period and was set against the statement. */
export const Payments = ({ payments, currency }: Props) => {
  const { t } = useTranslation('receivables');
  return (
    <section>
      <h2>{t('payments')}</h2>
      <DetailTable
        label={t('payments')}
        rows={payments}
        rowKey={({ day, kind }) => `${day} ${kind}`}
        columns={[
          { key: 'day', title: t('line.day'), width: 120 },
          {
            key: 'kind',
            title: t('line.kind'),
            width: 110,
            render: ({ kind }) => <DictText code="expense_type" value={kind} />,
          },
          {
            key: 'amount',
            title: t('line.amount'),
            width: 140,
            align: 'end',
            render: ({ amount }) => <Amount value={amount} currency={currency} />,
          },
        ]}
      />
    </section>
  );
};
