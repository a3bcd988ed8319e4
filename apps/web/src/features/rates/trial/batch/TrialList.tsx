import { listTrials } from '@alpaca/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../shared/feedback/states/EmptyState.tsx';
import { StatusTag } from '../../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../../shared/feedback/values/TimeText.tsx';
import { useListQuery } from '../../../../shared/list/useListQuery.ts';
import { DataTable } from '../../../../shared/table/DataTable.tsx';

const height = 400;

/** Trials that were kept, and those of the last day. */
export const TrialList = ({ onOpen }: { onOpen: (id: string) => void }) => {
  const { t } = useTranslation('trial');
  const [place, setPlace] = useState({ pageNo: 1, pageSize: 10 });
  const trials = useListQuery(listTrials, place);
  return (
    <DataTable
      code="trial.batch"
      label={t('batch.list')}
      query={trials}
      place={{
        ...place,
        sort: '',
        go: ({ pageNo = place.pageNo, pageSize = place.pageSize }) =>
          setPlace({ pageNo, pageSize }),
      }}
      height={height}
      onOpen={({ id }) => onOpen(id)}
      empty={<EmptyState title={t('batch.empty')} text={t('batch.emptyText')} />}
      columns={[
        {
          key: 'name',
          title: t('batch.name'),
          width: 280,
          keep: true,
          render: ({ name, saved }) =>
            saved ? name : <StatusTag kind="muted">{t('batch.unnamed')}</StatusTag>,
        },
        { key: 'rows', title: t('batch.rows'), width: 110, align: 'end' },
        {
          key: 'createTime',
          title: t('batch.time'),
          width: 180,
          render: ({ createTime }) => <TimeText value={createTime} to="minute" />,
        },
        {
          key: 'actions',
          title: t('batch.actions'),
          width: 120,
          keep: true,
          render: ({ id }) => (
            <Button size="small" onClick={() => onOpen(id)}>
              {t('batch.open')}
            </Button>
          ),
        },
      ]}
    />
  );
};
