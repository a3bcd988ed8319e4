import { listProducts } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../shared/feedback/states/EmptyState.tsx';
import { CountrySelect } from '../../shared/inputs/CountrySelect.tsx';
import { DictSelect } from '../../shared/inputs/DictSelect.tsx';
import { RememberedInput } from '../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../shared/list/FilterForm.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { SavedViews } from '../../shared/list/SavedViews.tsx';
import { useListQuery } from '../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { ActiveOnly } from '../accounts/index.ts';
import { detailHref } from './paths.ts';
import { productColumns } from './productColumns.tsx';

const code = 'products';

const Products = () => {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  const [filter, setFilter] = useUrlFilter(listProducts.query);
  const products = useListQuery(listProducts, filter);
  return (
    <ListPage title={t('list.title')} views={<SavedViews code={code} />}>
      <DataTable
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={products.refetch}>
            <Form.Item name="keyword" label={t('keyword')}>
              <RememberedInput code={`${code}.keyword`} placeholder={t('keywordHint')} />
            </Form.Item>
            <Form.Item name="countryCode" label={t('country')}>
              <CountrySelect />
            </Form.Item>
            <Form.Item name="goodsType" label={t('goodsType')}>
              <DictSelect code="goods_type" />
            </Form.Item>
            <Form.Item name="cargoProperty" label={t('cargoProperty')}>
              <DictSelect code="cargo_property" />
            </Form.Item>
          </FilterForm>
        }
        code={code}
        label={t('list.title')}
        columns={productColumns(t)}
        query={products}
        onOpen={({ id }) => void navigate(detailHref(id))}
        empty={<EmptyState title={t('list.empty')} text={t('list.emptyText')} />}
      />
    </ListPage>
  );
};

/** What the merchant can send by: where to, how long, from how much. */
export default function ProductsPage() {
  return (
    <ActiveOnly>
      <Products />
    </ActiveOnly>
  );
}
