import { exportCostChanges } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../../shared/api/key.ts';
import { request } from '../../../shared/api/request.ts';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { ExportButton } from '../../exports/index.ts';
import { ConfirmSmall } from '../confirm/ConfirmSmall.tsx';
import { ChangeList } from './ChangeList.tsx';
import { changesFilter, changeTabs } from './changeFilters.ts';
import { useChanges } from './useChanges.ts';

/** What parcels cost otherwise than was charged: a merchant's own, or all that the staff sees. */
export default function CostChangesPage() {
  const { t } = useTranslation('costs');
  const isStaff = useIsOperator();
  const changes = useChanges(changesFilter);
  const { pageNo: _, pageSize: __, ...filter } = changes.filter;
  return (
    <ListPage
      title={t('title')}
      actions={
        <>
          {!isStaff && <ConfirmSmall onDone={changes.look} />}
          <ExportButton
            kind="costChange"
            filter={filter}
            count={changes.query.data?.page.total}
            start={(fields) =>
              request(exportCostChanges, { body: { fields, filter } }, { key: newKey() })
            }
          />
        </>
      }
    >
      <ChangeList
        code={isStaff ? 'ops.costChanges' : 'order.costChanges'}
        title={t('title')}
        tabs={changeTabs}
        changes={changes}
      />
    </ListPage>
  );
}
