import { listRemittances } from '@alpaca/contract';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { isNarrowed } from '../../../shared/list/isNarrowed.ts';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { useLookAtCod } from '../useLookAtCod.ts';
import { AddRemittance } from './AddRemittance.tsx';
import { RemittanceDrawer } from './RemittanceDrawer.tsx';
import { remittanceColumns } from './remittanceColumns.tsx';

interface Props {
  views: ReactNode;
  /** Opens the desk at which lines come into the remittance that is shown. */
  onImport: (begun?: string) => void;
}

/** What carriers sent of what they collected, the latest first; one opens beside the list. */
export const RemittancesView = ({ views, onImport }: Props) => {
  const { t } = useTranslation('cod');
  const [filter, setFilter] = useUrlFilter(listRemittances.query);
  const query = useListQuery(listRemittances, filter);
  const shown = useShownRecord();
  useRefresh('user', useLookAtCod());
  const opened = query.data?.records.find(({ id }) => id === shown.id);
  return (
    <ListPage title={t('title')} views={views} actions={<AddRemittance onAdded={shown.show} />}>
      <DataTable
        code="ops.remittances"
        label={t('part.remittances')}
        columns={remittanceColumns(t, shown.show)}
        query={query}
        onOpen={({ id }) => shown.show(id)}
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={query.refetch}>
            <Form.Item name="number" label={t('field.remittance')}>
              <RememberedInput code="cod.remittance" />
            </Form.Item>
          </FilterForm>
        }
        empty={
          <ListEmpty
            isNarrowed={isNarrowed(filter)}
            noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
            title={t('noRemittances')}
            text={t('noRemittancesText')}
          />
        }
      />
      <RemittanceDrawer
        id={shown.id}
        no={opened?.remittanceNo ?? ''}
        onClose={shown.close}
        onImport={onImport}
      />
    </ListPage>
  );
};
