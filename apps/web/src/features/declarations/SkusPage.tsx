import { deleteSkus, listSkus, restoreSkus, type SkuView } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey } from '../../shared/api/useCall.ts';
import { EmptyState } from '../../shared/feedback/states/EmptyState.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { useListQuery } from '../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import { usePermission } from '../../shared/permission/permission.ts';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { useSelection } from '../../shared/table/useSelection.ts';
import { useDelete } from '../../shared/undo/useDelete.ts';
import { WithImport } from '../imports/index.ts';
import { SkuStickers } from '../labels/index.ts';
import { BookActions } from './BookActions.tsx';
import { EntryActions } from './EntryActions.tsx';
import { KeywordFilter } from './KeywordFilter.tsx';
import { SkuDialog } from './SkuDialog.tsx';
import { skuColumns } from './skuColumns.tsx';

type Open = { sku: SkuView | null };

const SkuList = ({ onImport }: { onImport: () => void }) => {
  const { t } = useTranslation(['declarations', 'orders']);
  const [filter, setFilter] = useUrlFilter(listSkus.query);
  const list = useListQuery(listSkus, filter);
  const selection = useSelection<SkuView>();
  // Whoever only looks has no column of buttons that are not there.
  const mayEdit = usePermission('order:skuEdit');
  const mayPrint = usePermission('order:print');
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open | null>(null);
  const changed = () => queries.invalidateQueries({ queryKey: callKey(listSkus) });
  const remove = useDelete({ call: deleteSkus, restore: restoreSkus, renew: changed });
  const removeAll = async (skus: readonly SkuView[]) => {
    const ids = skus.map(({ id }) => id);
    await remove(
      { body: { ids } },
      skus.map(({ sku }) => sku),
    );
    selection.clear();
  };
  const add = (
    <ActionButton type="primary" permission="order:skuEdit" onClick={() => setOpen({ sku: null })}>
      {t('skus.add')}
    </ActionButton>
  );
  return (
    <ListPage
      title={t('skus.title')}
      actions={
        <BookActions permission="order:skuEdit" onImport={onImport}>
          {add}
        </BookActions>
      }
    >
      <DataTable
        filter={
          <KeywordFilter label={t('skus.keyword')} value={filter.keyword} onChange={setFilter} />
        }
        code="order.skus"
        label={t('skus.title')}
        columns={skuColumns(t, (sku) => (
          <EntryActions
            of={sku.sku}
            permission="order:skuEdit"
            onEdit={() => setOpen({ sku })}
            onRemove={() => removeAll([sku])}
          />
        )).filter(({ key }) => mayEdit || key !== 'actions')}
        query={list}
        {...((mayEdit || mayPrint) && { selection })}
        bulk={(rows) => (
          <>
            <SkuStickers skus={rows} />
            <ActionButton
              danger
              size="small"
              permission="order:skuEdit"
              onClick={() => removeAll(rows)}
            >
              {t('delete')}
            </ActionButton>
          </>
        )}
        empty={<EmptyState title={t('skus.empty')} text={t('skus.emptyText')} action={add} />}
      />
      <SkuDialog
        open={open !== null}
        sku={open?.sku ?? null}
        onClose={() => setOpen(null)}
        onSaved={() => void changed()}
      />
    </ListPage>
  );
};

/** How a merchant declares its things. */
export default function SkusPage() {
  return (
    <WithImport kind="sku" list={listSkus}>
      {(onImport) => <SkuList onImport={onImport} />}
    </WithImport>
  );
}
