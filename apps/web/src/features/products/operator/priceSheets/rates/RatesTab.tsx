import { listExchangeRates } from '@alpaca/contract';
import { PlusOutlined } from '@ant-design/icons';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../../shared/api/useCall.ts';
import { EmptyState } from '../../../../../shared/feedback/EmptyState.tsx';
import { ErrorState } from '../../../../../shared/feedback/ErrorState.tsx';
import { TableSkeleton } from '../../../../../shared/feedback/Skeletons.tsx';
import { TimeText } from '../../../../../shared/feedback/TimeText.tsx';
import { ListPage } from '../../../../../shared/list/ListPage.tsx';
import { ActionButton } from '../../../../../shared/permission/ActionButton.tsx';
import { DetailTable } from '../../../../../shared/table/DetailTable.tsx';
import { AddRateDialog } from './AddRateDialog.tsx';

/** What currencies are worth to each other, from when on. */
export const RatesTab = ({ views }: { views: ReactNode }) => {
  const { t } = useTranslation('priceSheets');
  const [adding, setAdding] = useState(false);
  const { data, error, isFetching, refetch } = useCall(
    listExchangeRates,
    {},
    { meta: { quiet: true } },
  );
  return (
    <ListPage
      title={t('title')}
      views={views}
      actions={
        <ActionButton
          permission="ops:priceSheetEdit"
          type="primary"
          icon={<PlusOutlined />}
          onClick={() => setAdding(true)}
        >
          {t('rates.add')}
        </ActionButton>
      }
    >
      {!data && !error && <TableSkeleton />}
      {!data && error && <ErrorState error={error} onRetry={refetch} busy={isFetching} />}
      {data && (
        <DetailTable
          label={t('tab.rates')}
          rows={data}
          rowKey={({ from, to, validFrom }) => `${from} ${to} ${validFrom}`}
          empty={<EmptyState title={t('rates.empty')} />}
          columns={[
            {
              key: 'pair',
              title: t('rates.pair'),
              width: 140,
              render: ({ from, to }) => `${from} → ${to}`,
            },
            {
              key: 'rate',
              title: t('rates.rate'),
              width: 240,
              render: (rate) => t('rates.text', rate),
            },
            {
              key: 'validFrom',
              title: t('rates.validFrom'),
              width: 180,
              render: ({ validFrom }) => <TimeText value={validFrom} to="minute" />,
            },
            { key: 'by', title: t('rates.by'), width: 140 },
          ]}
        />
      )}
      <AddRateDialog
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={() => void refetch()}
      />
    </ListPage>
  );
};
