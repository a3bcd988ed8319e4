import { listBillLines } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import type { CheckFilter } from './checkFilter.ts';
import { LineTable } from './LineTable.tsx';
import { NumberFilter } from './NumberFilter.tsx';

interface Props {
  only: Exclude<CheckFilter['only'], 'unbilled'>;
  filter: CheckFilter;
  onFilter: (change: { number?: string | undefined }) => void;
}

/** Lines of all booked bills that somebody has to look at. */
export const LinesToCheck = ({ only, filter, onFilter }: Props) => {
  const { t } = useTranslation('billLines');
  const query = useListQuery(listBillLines, { ...filter, only });
  const { number } = filter;
  return (
    <LineTable
      code="ops.billLinesToCheck"
      withBill
      mayAct
      query={{ ...query, data: query.data?.page }}
      filter={<NumberFilter value={{ number }} onChange={onFilter} onSame={query.refetch} />}
      empty={
        <ListEmpty
          isNarrowed={Boolean(number)}
          noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
          title={t(`empty.${only}`)}
          text={t(`emptyText.${only}`)}
        />
      }
    />
  );
};
