import { useTranslation } from 'react-i18next';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import styles from '../Claims.module.css';
import { ClaimDrawer } from '../drawer/ClaimDrawer.tsx';
import { FileClaim } from '../file/FileClaim.tsx';
import { ClaimFilterForm } from './ClaimFilters.tsx';
import { ClaimTabs } from './ClaimTabs.tsx';
import { claimColumns } from './claimColumns.tsx';
import { deskTabs, ownTabs } from './claimFilters.ts';
import { NoClaims } from './NoClaims.tsx';
import type { Claims } from './useClaims.ts';

/** Claims, those due first; one opens beside the list, and a new one is filed over it. */
export const ClaimList = ({ claims }: { claims: Claims }) => {
  const { t } = useTranslation('claims');
  const isStaff = useIsOperator();
  const { filter, setFilter, query, look } = claims;
  const shown = useShownRecord();
  const { state } = filter;
  const opened = query.data?.page.records.find(({ id }) => id === shown.id);
  return (
    <div className={styles.list}>
      <ClaimTabs
        states={isStaff ? deskTabs : ownTabs}
        here={state}
        counts={query.data?.byState}
        onChange={(to) => setFilter({ state: to })}
      />
      <DataTable
        code={isStaff ? 'ops.claims' : 'order.claims'}
        label={t('title')}
        columns={claimColumns(t, { isStaff, onOpen: shown.show })}
        query={{ ...query, data: query.data?.page }}
        onOpen={({ id }) => shown.show(id)}
        filter={<ClaimFilterForm claims={claims} />}
        empty={<NoClaims filter={filter} />}
      />
      <ClaimDrawer
        id={shown.id}
        no={opened?.transactionOrderNo ?? ''}
        onClose={shown.close}
        onChanged={look}
      />
      <FileClaim onFiled={look} />
    </div>
  );
};
