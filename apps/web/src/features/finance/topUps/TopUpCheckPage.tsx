import { topUpList } from '@alpaca/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { SavedViews } from '../../../shared/list/SavedViews.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { useLiveMoney } from '../refresh.ts';
import { CheckButtons } from './CheckButtons.tsx';
import { OfflineDialog } from './OfflineDialog.tsx';
import { TopUpDrawer } from './TopUpDrawer.tsx';
import { TopUpFilters } from './TopUpFilters.tsx';
import { topUpColumns } from './topUpColumns.tsx';

const code = 'financial.topUpCheck';

/** Top-ups and what became of them; operators decide on them here. */
export default function TopUpCheckPage() {
  const { t } = useTranslation('finance');
  const mayAudit = usePermission('financial:topUpAudit');
  const [filter, setFilter] = useUrlFilter(topUpList.query);
  const topUps = useListQuery(topUpList, filter);
  const { id, show, close } = useShownRecord();
  const [entering, setEntering] = useState(false);
  useLiveMoney();
  const columns = topUpColumns(t, {
    withMerchant: mayAudit,
    onShow: show,
    actions: (topUp) => (
      <RowActions
        of={topUp.no}
        actions={[
          {
            key: 'open',
            text: t(mayAudit && topUp.auditStatus === 'pending' ? 'check.open' : 'topUp.detail'),
            onClick: () => show(topUp.id),
          },
        ]}
      />
    ),
  });
  return (
    <ListPage
      title={t('check.title')}
      views={<SavedViews code={code} />}
      actions={mayAudit && <Button onClick={() => setEntering(true)}>{t('offline.title')}</Button>}
    >
      <DataTable
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={topUps.refetch}>
            <TopUpFilters withMerchant={mayAudit} />
          </FilterForm>
        }
        code={code}
        label={t('check.title')}
        columns={columns}
        query={topUps}
        onOpen={(topUp) => show(topUp.id)}
        empty={<EmptyState title={t('topUp.empty')} text={t('topUp.emptyText')} />}
      />
      <TopUpDrawer
        id={id}
        onClose={close}
        {...(mayAudit && { actions: (topUp) => <CheckButtons topUp={topUp} /> })}
      />
      {mayAudit && <OfflineDialog open={entering} onClose={() => setEntering(false)} />}
    </ListPage>
  );
}
