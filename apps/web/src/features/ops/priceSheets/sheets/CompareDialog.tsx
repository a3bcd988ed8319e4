import { compareVersions, type VersionDifference, type VersionLine } from '@alpaca/contract';
import { Button, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { Dialog } from '../../../../shared/feedback/Dialog.tsx';
import { EmptyState } from '../../../../shared/feedback/EmptyState.tsx';
import { ErrorState } from '../../../../shared/feedback/ErrorState.tsx';
import { TableSkeleton } from '../../../../shared/feedback/Skeletons.tsx';
import { DetailTable } from '../../../../shared/table/DetailTable.tsx';
import styles from '../PriceSheets.module.css';

interface Props {
  open: boolean;
  /** Newest first. */
  versions: readonly VersionLine[];
  onClose: () => void;
}

const parts = ['zone', 'price', 'surcharge', 'terms'] as const;
type Part = (typeof parts)[number] | 'all';

const rowKey = ({ part, what }: VersionDifference) => `${part} ${what}`;

/** Two versions side by side: only what they say differently. */
export const CompareDialog = ({ open, versions, onClose }: Props) => {
  const { t } = useTranslation('priceSheets');
  const [chosen, setChosen] = useState<{ before?: string; after?: string }>({});
  const [part, setPart] = useState<Part>('all');
  const after = chosen.after ?? versions[0]?.id ?? '';
  const before = chosen.before ?? versions[1]?.id ?? '';
  const { data, error, refetch, isFetching } = useCall(
    compareVersions,
    { query: { before, after } },
    { enabled: open && before !== '' && after !== '', meta: { quiet: true }, staleTime: 0 },
  );
  const rows = (data ?? []).filter((one) => part === 'all' || one.part === part);
  const options = versions.map(({ id, versionNo, status }) => ({
    value: id,
    label: `${t('version.noText', { no: versionNo })}${status === 'draft' ? ` · ${t('state.draft')}` : ''}`,
  }));
  return (
    <Dialog
      open={open}
      title={t('compare')}
      width={1040}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className={styles.stack}>
        <div className={styles.bar}>
          {(['before', 'after'] as const).map((side) => (
            <Select
              key={side}
              aria-label={t(`compare.${side}`)}
              prefix={t(`compare.${side}`)}
              style={{ minWidth: 190 }}
              value={side === 'before' ? before : after}
              options={options}
              onChange={(id) => setChosen({ ...chosen, [side]: id })}
            />
          ))}
          <Segmented<Part>
            aria-label={t('compare.part')}
            value={part}
            options={[
              { value: 'all', label: t('compare.all') },
              ...parts.map((value) => ({ value, label: t(`compare.part.${value}`) })),
            ]}
            onChange={setPart}
          />
        </div>
        {!data && !error && <TableSkeleton rows={5} columns={4} />}
        {!data && error && <ErrorState error={error} onRetry={refetch} busy={isFetching} />}
        {data?.length === 0 && <EmptyState title={t('compare.same')} />}
        {data && data.length > 0 && (
          <>
            <p className={styles.soft}>{t('compare.count', { count: data.length })}</p>
            <DetailTable
              label={t('compare')}
              rows={rows}
              rowKey={rowKey}
              columns={[
                {
                  key: 'part',
                  title: t('compare.part'),
                  width: 100,
                  render: (one) => t(`compare.part.${one.part}`),
                },
                { key: 'what', title: t('compare.what'), width: 220 },
                { key: 'before', title: t('compare.before'), width: 300 },
                { key: 'after', title: t('compare.after'), width: 300 },
              ]}
            />
          </>
        )}
      </div>
    </Dialog>
  );
};
