import type { KindSum } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';

/** The period by kind. */
export const Lines = ({ lines }: { lines: readonly KindSum[] }) => {
  const { t } = useTranslation('receivables');
  const money = (key: 'in' | 'out') => ({
    key,
    title: t(`line.${key}`),
    width: 120,
    align: 'end' as const,
    render: (line: KindSum) => <Amount value={line[key]} />,
  });
  return (
    <section>
      <h2>{t('lines')}</h2>
      <DetailTable
        label={t('lines')}
        rows={lines}
        rowKey={({ kind }) => kind}
        columns={[
          {
            key: 'kind',
            title: t('line.kind'),
            width: 110,
            render: ({ kind }) => <DictText code="expense_type" value={kind} />,
          },
          { key: 'count', title: t('line.count'), width: 80, align: 'end' },
          money('out'),
          money('in'),
        ]}
      />
    </section>
  );
};
