import { listUnbilled, type UnbilledParcel } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import type { CheckFilter } from './checkFilter.ts';
import { NumberFilter } from './NumberFilter.tsx';
import { unbilledColumns } from './unbilledColumns.tsx';

interface Props {
  filter: CheckFilter;
  onFilter: (change: { number?: string | undefined }) => void;
}

const rowKey = ({ orderId }: UnbilledParcel) => orderId;

/** Parcels that left long ago and that no carrier has billed, the longest first. */
export const Unbilled = ({ filter, onFilter }: Props) => {
  const { t } = useTranslation('billLines');
  const { pageNo, pageSize, number } = filter;
  const query = useListQuery(listUnbilled, { pageNo, pageSize, number });
  return (
    <DataTable
      code="ops.unbilled"
      label={t('only.unbilled')}
      rowKey={rowKey}
      columns={unbilledColumns(t)}
      query={query}
      filter={<NumberFilter value={{ number }} onChange={onFilter} onSame={query.refetch} />}
      empty={
        <ListEmpty
          isNarrowed={Boolean(number)}
          noneFound={{ title: t('noneUnbilled'), text: t('noneFoundText') }}
          title={t('empty.unbilled')}
          text={t('emptyText.unbilled')}
        />
      }
    />
  );
};
