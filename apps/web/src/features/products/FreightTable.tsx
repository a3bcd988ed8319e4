import { type FreightLine, listFreight } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shared/feedback/states/EmptyState.tsx';
import { useListQuery } from '../../shared/list/useListQuery.ts';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { freightColumns, freightKey } from './freightColumns.tsx';

const height = 400;

/** The freight of one product, below what is said of it. */
export const FreightTable = ({ productId }: { productId: string }) => {
  const { t } = useTranslation('products');
  const [place, setPlace] = useState({ pageNo: 1, pageSize: 10 });
  const freight = useListQuery(listFreight, { productId, ...place });
  const go = (change: Partial<typeof place>) => setPlace({ ...place, ...change });
  return (
    <DataTable<FreightLine>
      code="products.freight"
      label={t('detail.freight')}
      columns={freightColumns(t).filter(({ key }) => key !== 'productName')}
      query={freight}
      rowKey={freightKey}
      place={{ ...place, sort: '', go }}
      height={height}
      empty={<EmptyState title={t('freight.empty')} />}
    />
  );
};
