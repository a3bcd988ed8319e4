import { listReturns, wishesFor, wishReturn } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { say } from '../../../shared/store/notice.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { returnColumns } from './returnColumns.tsx';

/** A merchant's parcels that came back, and what it wants done with them. */
export const ReturnsTab = () => {
  const { t } = useTranslation('returns');
  const [at, setAt] = useState({ pageNo: 1, pageSize: 20 });
  const query = useCall(listReturns, { body: at }, { meta: { quiet: true } });
  const wish = useSend(wishReturn, {
    onSuccess: () => say('success', t('wished')),
    onSettled: () => void query.refetch(),
  });
  const place = { ...at, sort: '', go: (to: Partial<typeof at>) => setAt({ ...at, ...to }) };
  return (
    <DataTable
      code="warehouse.ownReturns"
      label={t('title')}
      query={{ ...query, data: query.data?.page }}
      place={place}
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      columns={returnColumns(t, ({ id, transactionOrderNo, source, state, wish: now }) => (
        <RowActions
          of={transactionOrderNo}
          actions={
            state === 'ended'
              ? []
              : wishesFor(source)
                  .filter((one) => one !== now)
                  .map((one) => ({
                    key: one,
                    text: t(`wish.${one}`),
                    permission: 'order:withheld' as const,
                    onClick: () => wish.mutate({ body: { id, wish: one } }),
                  }))
          }
        />
      ))}
    />
  );
};
