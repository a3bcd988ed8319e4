import { getApproval, getMerchant, listApprovals } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Form } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey, useCall } from '../../shared/api/useCall.ts';
import { EmptyState } from '../../shared/feedback/states/EmptyState.tsx';
import { DictSelect } from '../../shared/inputs/DictSelect.tsx';
import { RememberedInput } from '../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../shared/list/FilterForm.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { SavedViews } from '../../shared/list/SavedViews.tsx';
import { useListQuery } from '../../shared/list/useListQuery.ts';
import { useShownRecord } from '../../shared/list/useShownRecord.ts';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { useRefresh } from '../../shared/socket/useRefresh.ts';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { ApprovalDrawer } from './ApprovalDrawer.tsx';
import styles from './Approvals.module.css';
import { approvalColumns } from './approvalColumns.tsx';
import { useDeciders } from './useDeciders.ts';

const code = 'ops.approvals';
const onlyCount = { pageNo: 1, pageSize: 1, state: 'waiting' } as const;

/** What operators asked for of merchants' terms, prices and wallets, for another's word. */
export default function ApprovalsPage() {
  const { t } = useTranslation('opsMerchants');
  const [filter, setFilter] = useUrlFilter(listApprovals.query);
  const approvals = useListQuery(listApprovals, filter);
  const waiting = useCall(listApprovals, { query: onlyCount }, { meta: { quiet: true } });
  const { nobody, hint } = useDeciders();
  const queries = useQueryClient();
  const { id, show, close } = useShownRecord();
  const changed = useCallback(() => {
    for (const call of [listApprovals, getApproval, getMerchant]) {
      void queries.invalidateQueries({ queryKey: callKey(call) });
    }
  }, [queries]);
  useRefresh('user', changed);
  return (
    <ListPage
      title={t('approvals.title')}
      views={
        <>
          {waiting.data && (
            <p className={styles.waiting}>
              {t('approvals.waitingCount', { count: waiting.data.total })}
            </p>
          )}
          {nobody && <Alert showIcon type="warning" title={hint} />}
          <SavedViews code={code} />
        </>
      }
    >
      <DataTable
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={approvals.refetch}>
            <Form.Item name="state" label={t('status')}>
              <DictSelect code="approval_state" />
            </Form.Item>
            <Form.Item name="kind" label={t('approvals.kind')}>
              <DictSelect code="approval_kind" />
            </Form.Item>
            <Form.Item name="merchant" label={t('merchant')}>
              <RememberedInput code={`${code}.merchant`} placeholder={t('merchantHint')} />
            </Form.Item>
          </FilterForm>
        }
        code={code}
        label={t('approvals.title')}
        columns={approvalColumns(t, show)}
        query={approvals}
        onOpen={(row) => show(row.id)}
        empty={<EmptyState title={t('approvals.empty')} text={t('approvals.emptyText')} />}
      />
      <ApprovalDrawer id={id || null} onClose={close} onChanged={changed} />
    </ListPage>
  );
}
