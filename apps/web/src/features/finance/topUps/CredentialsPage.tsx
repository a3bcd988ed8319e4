import { type TopUp, topUpList } from '@alpaca/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { useLiveMoney } from '../refresh.ts';
import { AddProofsDialog } from './AddProofsDialog.tsx';
import { TopUpDrawer } from './TopUpDrawer.tsx';
import { TopUpFilters } from './TopUpFilters.tsx';
import { topUpColumns } from './topUpColumns.tsx';

const code = 'financial.credentials';

/** The merchant's proofs of payment: what was handed in, and what can still be added. */
export default function CredentialsPage() {
  const { t } = useTranslation('finance');
  const navigate = useNavigate();
  const [filter, setFilter] = useUrlFilter(topUpList.query);
  const topUps = useListQuery(topUpList, filter);
  const { id, show, close } = useShownRecord();
  const [adding, setAdding] = useState<TopUp | null>(null);
  useLiveMoney();
  const topUp = () => void navigate('/financial/recharge');
  const columns = topUpColumns(t, {
    withMerchant: false,
    onShow: show,
    actions: (one) => (
      <RowActions
        of={one.no}
        actions={[
          one.auditStatus === 'pending' && {
            key: 'add',
            text: t('proof.add'),
            permission: 'financial:credentials',
            onClick: () => setAdding(one),
          },
          { key: 'look', text: t('topUp.look'), onClick: () => show(one.id) },
        ]}
      />
    ),
  });
  const action = (
    <Button type="primary" onClick={topUp}>
      {t('topUp')}
    </Button>
  );
  return (
    <ListPage title={t('proof.page')} actions={action}>
      <DataTable
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={topUps.refetch}>
            <TopUpFilters withMerchant={false} />
          </FilterForm>
        }
        code={code}
        label={t('proof.page')}
        columns={columns}
        query={topUps}
        onOpen={(one) => show(one.id)}
        empty={<EmptyState title={t('topUp.empty')} text={t('topUp.emptyText')} action={action} />}
      />
      <TopUpDrawer id={id} onClose={close} />
      <AddProofsDialog topUp={adding} onClose={() => setAdding(null)} />
    </ListPage>
  );
}
