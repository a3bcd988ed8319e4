import { compareVersions, type VersionDifference } from '@alpaca/contract';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../../shared/api/useCall.ts';
import { EmptyState } from '../../../../../shared/feedback/states/EmptyState.tsx';
import { LoadState } from '../../../../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../../../../shared/feedback/states/Skeletons.tsx';
import { DetailTable } from '../../../../../shared/table/DetailTable.tsx';
import styles from '../PriceSheets.module.css';

interface Props {
  before: string;
  after: string;
  /** What stands before the choice of a part. */
  children?: React.ReactNode;
}

const parts = ['zone', 'price', 'surcharge', 'terms'] as const;
type Part = (typeof parts)[number] | 'all';

const rowKey = ({ part, what }: VersionDifference) => `${part} ${what}`;

/** Only what two versions say differently, part by part. */
export const Differences = ({ before, after, children }: Props) => {
  const { t } = useTranslation('priceSheets');
  const [part, setPart] = useState<Part>('all');
  const query = useCall(
    compareVersions,
    { query: { before, after } },
    { enabled: before !== '' && after !== '', meta: { quiet: true }, staleTime: 0, gcTime: 0 },
  );
  const { data } = query;
  const rows = (data ?? []).filter((one) => part === 'all' || one.part === part);
  return (
    <div className={styles.stack}>
      <div className={styles.bar}>
        {children}
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
      <LoadState query={query}>
        <TableSkeleton rows={5} columns={4} />
      </LoadState>
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
  );
};
