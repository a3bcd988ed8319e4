import { listFreight } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../shared/feedback/states/EmptyState.tsx';
import { CountrySelect } from '../../shared/inputs/CountrySelect.tsx';
import { DictSelect } from '../../shared/inputs/DictSelect.tsx';
import { FilterForm } from '../../shared/list/FilterForm.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { SavedViews } from '../../shared/list/SavedViews.tsx';
import { useListQuery } from '../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { ActiveOnly } from '../accounts/index.ts';
import { ProductSelect } from '../rates/index.ts';
import { freightColumns, freightKey } from './freightColumns.tsx';
import { detailHref } from './paths.ts';

const code = 'trial.freight';

const FreightList = () => {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  const [filter, setFilter] = useUrlFilter(listFreight.query);
  const freight = useListQuery(listFreight, filter);
  return (
    <ListPage title={t('freight.title')} views={<SavedViews code={code} />}>
      <DataTable
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={freight.refetch}>
            <Form.Item name="productId" label={t('keyword')}>
              <ProductSelect />
            </Form.Item>
            <Form.Item name="countryCode" label={t('country')}>
              <CountrySelect />
            </Form.Item>
            <Form.Item name="goodsType" label={t('goodsType')}>
              <DictSelect code="goods_type" />
            </Form.Item>
          </FilterForm>
        }
        code={code}
        label={t('freight.title')}
        columns={freightColumns(t)}
        query={freight}
        rowKey={freightKey}
        onOpen={({ productId }) => void navigate(detailHref(productId))}
        empty={<EmptyState title={t('freight.empty')} text={t('freight.emptyText')} />}
      />
    </ListPage>
  );
};

/** What the merchant pays per zone and weight, product by product. */
export default function FreightListPage() {
  return (
    <ActiveOnly>
      <FreightList />
    </ActiveOnly>
  );
}
