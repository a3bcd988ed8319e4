import {
  deleteTaxNumbers,
  listTaxNumbers,
  restoreTaxNumbers,
  type TaxNumberView,
} from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey } from '../../shared/api/useCall.ts';
import { EmptyState } from '../../shared/feedback/states/EmptyState.tsx';
import { DictText } from '../../shared/inputs/DictText.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { useListQuery } from '../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import { usePermission } from '../../shared/permission/permission.ts';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { minuteColumn } from '../../shared/table/minuteColumn.tsx';
import { actionsWidth } from '../../shared/table/RowActions.tsx';
import type { Column } from '../../shared/table/types.ts';
import { useDelete } from '../../shared/undo/useDelete.ts';
import { CountryNames } from '../addresses/index.ts';
import { WithImport } from '../imports/index.ts';
import { BookActions } from './BookActions.tsx';
import { EntryActions } from './EntryActions.tsx';
import { KeywordFilter } from './KeywordFilter.tsx';
import { TaxNumberDialog } from './TaxNumberDialog.tsx';

type Row = TaxNumberView;
type Open = { taxNumber: Row | null };

const columns = (t: TFunction<'declarations'>, actions: (row: Row) => ReactNode): Column<Row>[] => [
  { key: 'name', title: t('tax.name'), width: 160, keep: true },
  {
    key: 'taxType',
    title: t('tax.taxType'),
    width: 150,
    render: ({ taxType }) => <DictText code="tax_type" value={taxType} />,
  },
  { key: 'taxNo', title: t('tax.taxNo'), width: 180, copy: true },
  {
    key: 'countries',
    title: t('tax.countries'),
    width: 180,
    render: ({ countries }) =>
      countries.length > 0 ? <CountryNames codes={countries} /> : t('tax.everywhere'),
  },
  { key: 'company', title: t('tax.company'), width: 180 },
  minuteColumn('updateTime', t('updateTime')),
  {
    key: 'actions',
    title: t('actions'),
    width: actionsWidth,
    pin: 'end',
    keep: true,
    render: actions,
  },
];

const TaxNumberList = ({ onImport }: { onImport: () => void }) => {
  const { t } = useTranslation('declarations');
  const [filter, setFilter] = useUrlFilter(listTaxNumbers.query);
  const list = useListQuery(listTaxNumbers, filter);
  const queries = useQueryClient();
  const mayEdit = usePermission('order:taxNumberEdit');
  const [open, setOpen] = useState<Open | null>(null);
  const changed = () => queries.invalidateQueries({ queryKey: callKey(listTaxNumbers) });
  const remove = useDelete({ call: deleteTaxNumbers, restore: restoreTaxNumbers, renew: changed });
  const add = (
    <ActionButton
      type="primary"
      permission="order:taxNumberEdit"
      onClick={() => setOpen({ taxNumber: null })}
    >
      {t('taxNumbers.add')}
    </ActionButton>
  );
  return (
    <ListPage
      title={t('taxNumbers.title')}
      actions={
        <BookActions permission="order:taxNumberEdit" onImport={onImport}>
          {add}
        </BookActions>
      }
    >
      <DataTable
        filter={
          <KeywordFilter
            label={t('taxNumbers.keyword')}
            value={filter.keyword}
            onChange={setFilter}
          />
        }
        code="order.taxNumbers"
        label={t('taxNumbers.title')}
        columns={columns(t, (row) => (
          <EntryActions
            of={row.name}
            permission="order:taxNumberEdit"
            onEdit={() => setOpen({ taxNumber: row })}
            onRemove={() => remove({ body: { ids: [row.id] } }, [row.name])}
          />
        )).filter(({ key }) => mayEdit || key !== 'actions')}
        query={list}
        empty={
          <EmptyState title={t('taxNumbers.empty')} text={t('taxNumbers.emptyText')} action={add} />
        }
      />
      <TaxNumberDialog
        open={open !== null}
        taxNumber={open?.taxNumber ?? null}
        onClose={() => setOpen(null)}
        onSaved={() => void changed()}
      />
    </ListPage>
  );
};

/** The numbers that a merchant's goods are declared under. */
export default function TaxNumbersPage() {
  return (
    <WithImport kind="taxNumber" list={listTaxNumbers}>
      {(onImport) => <TaxNumberList onImport={onImport} />}
    </WithImport>
  );
}
