import type { BorneLine } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';

/** What carriers billed for the order; each leads to its bill. */
export const BorneLines = ({ lines }: { lines: readonly BorneLine[] }) => {
  const { t } = useTranslation('margin');
  const columns: Column<BorneLine>[] = [
    {
      key: 'billNo',
      title: t('line.bill'),
      width: 170,
      keep: true,
      card: 'name',
      render: ({ billId, billNo, payeeName, lineNo }) => (
        <Stacked below={`${payeeName} · ${t('line.no', { no: lineNo })}`}>
          <Link to={`/ops/payables?id=${billId}`}>{billNo}</Link>
        </Stacked>
      ),
    },
    {
      key: 'fee',
      title: t('line.fee'),
      width: 120,
      render: ({ fee, parcels }) => (
        <Stacked below={parcels > 1 && t('line.shared', { count: parcels })}>
          {t(`fee.${fee}`)}
        </Stacked>
      ),
    },
    {
      key: 'amount',
      title: t('line.amount'),
      width: 140,
      align: 'end',
      card: 'state',
      render: ({ amount, currency, rate, ownAmount }) => (
        <Stacked below={rate && t('line.rate', { amount: ownAmount ?? '--', rate })}>
          <Amount value={amount} currency={currency} />
        </Stacked>
      ),
    },
    {
      key: 'weightKg',
      title: t('line.weight'),
      width: 90,
      align: 'end',
      render: ({ weightKg }) => (weightKg === null ? '--' : `${weightKg} kg`),
    },
    {
      key: 'isPassedOn',
      title: t('line.passedOn'),
      width: 100,
      render: ({ isPassedOn }) => t(isPassedOn ? 'yes' : 'no'),
    },
  ];
  return (
    <section>
      <h2>{t('lines')}</h2>
      <DetailTable
        label={t('lines')}
        rows={lines}
        rowKey={({ billId, lineNo }) => `${billId} ${lineNo}`}
        columns={columns}
        empty={<EmptyState title={t('noLines')} text={t('noLinesText')} />}
      />
    </section>
  );
};
