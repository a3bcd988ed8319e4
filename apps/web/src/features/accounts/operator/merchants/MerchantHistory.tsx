import type { RecordChange } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { TimeText } from '../../../../shared/feedback/values/TimeText.tsx';
import { DetailTable } from '../../../../shared/table/DetailTable.tsx';
import { useMerchantWords } from '../../../approvals/index.ts';

/** Who changed what a merchant pays, when, from what to what, and why. */
export const MerchantHistory = ({ changes }: { changes: readonly RecordChange[] }) => {
  const { t } = useTranslation('opsMerchants');
  const { label, text } = useMerchantWords();
  const lines = (change: RecordChange) =>
    change.changes.map(({ field, from, to }) => (
      <div key={field}>
        {t('change.line', {
          field: label(field),
          from: text(field, from) ?? from ?? '—',
          to: text(field, to) ?? to ?? '—',
        })}
      </div>
    ));
  return (
    <DetailTable
      label={t('detail.changes')}
      rows={changes}
      rowKey={({ revision }) => String(revision)}
      columns={[
        {
          key: 'at',
          title: t('time'),
          width: 150,
          render: ({ at }) => <TimeText value={at} to="minute" />,
        },
        { key: 'by', title: t('operator'), width: 100 },
        { key: 'what', title: t('change.what'), width: 300, render: lines },
        { key: 'reason', title: t('change.reason'), width: 180 },
      ]}
    />
  );
};
