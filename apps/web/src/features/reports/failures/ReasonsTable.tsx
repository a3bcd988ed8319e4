import type { FailureRow } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import { Groups } from '../parts/Groups.tsx';
import { percentText } from '../parts/percentText.ts';

const keyOf = ({ kind, reason }: FailureRow) => `${kind} ${reason}`;

/** Each reason with how often it was so, and how often before. */
export const ReasonsTable = ({ rows }: { rows: readonly FailureRow[] }) => {
  const { t } = useTranslation('reports');
  return (
    <Groups title={t('failures.reasons')}>
      <DetailTable
        label={t('failures.reasons')}
        rows={rows}
        rowKey={keyOf}
        columns={[
          {
            key: 'text',
            title: t('field.reason'),
            width: 240,
            pin: 'start',
            keep: true,
            card: 'name',
          },
          {
            key: 'kind',
            title: t('field.kind'),
            width: 220,
            render: ({ kind }) => t(`kind.${kind}`),
          },
          {
            key: 'failures',
            title: t('field.failures'),
            align: 'end',
            card: 'state',
            render: ({ failures }) => countText(failures),
          },
          {
            key: 'percent',
            title: t('field.share'),
            align: 'end',
            render: ({ percent }) => percentText(percent),
          },
          {
            key: 'before',
            title: t('before'),
            align: 'end',
            render: ({ before }) => countText(before),
          },
        ]}
      />
    </Groups>
  );
};
