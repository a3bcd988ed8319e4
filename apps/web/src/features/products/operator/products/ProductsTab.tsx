import { listOpsProducts, productStatuses } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey } from '../../../../shared/api/useCall.ts';
import { EmptyState } from '../../../../shared/feedback/states/EmptyState.tsx';
import { RememberedInput } from '../../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../../shared/list/FilterForm.tsx';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { SavedViews } from '../../../../shared/list/SavedViews.tsx';
import { useListQuery } from '../../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../../shared/list/useUrlFilter.ts';
import { AddButton } from '../../../../shared/permission/ActionButton.tsx';
import { DataTable } from '../../../../shared/table/DataTable.tsx';
import { ProductDrawer } from './ProductDrawer.tsx';
import { productColumns } from './productColumns.tsx';

const code = 'ops.products';

/** The tenant's products: sellable lines, their terms and limits. */
export const ProductsTab = ({ views }: { views: ReactNode }) => {
  const { t } = useTranslation(['opsProducts', 'shared']);
  const [filter, setFilter] = useUrlFilter(listOpsProducts.query);
  const products = useListQuery(listOpsProducts, filter);
  const queries = useQueryClient();
  // null: closed. 'new', or the id of a product.
  const [shown, show] = useState<string | null>(null);
  const changed = () => void queries.invalidateQueries({ queryKey: callKey(listOpsProducts) });
  return (
    <ListPage
      title={t('title')}
      actions={
        <AddButton permission="ops:productEdit" onClick={() => show('new')}>
          {t('add')}
        </AddButton>
      }
      views={
        <>
          {views}
          <SavedViews code={code} />
        </>
      }
    >
      <DataTable
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={products.refetch}>
            <Form.Item name="keyword" label={t('keyword')}>
              <RememberedInput code={`${code}.keyword`} placeholder={t('keywordHint')} />
            </Form.Item>
            <Form.Item name="status" label={t('status')}>
              <Select
                allowClear
                placeholder={t('shared:select.placeholder')}
                options={productStatuses.map((status) => ({
                  value: status,
                  label: t(`status.${status}`),
                }))}
              />
            </Form.Item>
          </FilterForm>
        }
        code={code}
        label={t('title')}
        columns={productColumns(t, show, changed)}
        query={products}
        onOpen={({ id }) => show(id)}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      <ProductDrawer id={shown} onClose={() => show(null)} onChanged={changed} />
    </ListPage>
  );
};
