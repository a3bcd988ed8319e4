import { type AddressBook, AddressListQuery } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';
import { EmptyState } from '../../shared/feedback/states/EmptyState.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { useListQuery } from '../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import { usePermission } from '../../shared/permission/permission.ts';
import { DataTable } from '../../shared/table/DataTable.tsx';
import type { ListQuery } from '../../shared/table/types.ts';
import { useSelection } from '../../shared/table/useSelection.ts';
import { AddressActions } from './AddressActions.tsx';
import styles from './Addresses.module.css';
import { addressColumns } from './addressColumns.tsx';
import { BookActions } from './BookActions.tsx';
import { BookFilter } from './BookFilter.tsx';
import { BookTabs } from './BookTabs.tsx';
import { BulkActions } from './BulkActions.tsx';
import { type AddressRow, bookCalls } from './kinds.ts';
import { useOpenForm } from './useOpenForm.tsx';

/** A merchant's shippers or consignees. */
export const BookPage = ({ book }: { book: AddressBook }) => {
  const { t } = useTranslation('addresses');
  const [filter, setFilter] = useUrlFilter(AddressListQuery);
  const { pageNo: _, pageSize: __, ...narrowed } = filter;
  const calls = bookCalls[book];
  // The books answer alike but for a few fields.
  const list = useListQuery(calls.list as (typeof bookCalls)['consignee']['list'], filter);
  const rows: ListQuery<AddressRow> = list;
  const { data: byDefault } = useCall(calls.getDefault, {}, { meta: { quiet: true } });
  const selection = useSelection<AddressRow>();
  const mayEdit = usePermission('order:addressEdit');
  const mayAdd = usePermission('order:addressAdd');
  const mayDelete = usePermission('order:addressDelete');
  // Whoever only looks has no column of buttons that are not there.
  const mayChange = mayEdit || mayAdd || mayDelete;
  const { open, dialog } = useOpenForm();
  const isNarrowed = Object.values(narrowed).some(Boolean);
  const count = list.data && list.data.total < 10_000 ? list.data.total : undefined;
  const add = (
    <ActionButton type="primary" permission="order:addressAdd" onClick={() => open(book)}>
      {t(`add.${book}`)}
    </ActionButton>
  );
  return (
    <ListPage
      title={t('title')}
      actions={<BookActions book={book} filter={narrowed} count={count} onAdd={() => open(book)} />}
      views={<BookTabs kind={book} />}
    >
      {byDefault === null && (
        <Alert
          type="info"
          showIcon
          title={
            <>
              <span className={styles.noDefault}>{t('noDefault')}</span>
              <span>{t(`noDefaultText.${book}`)}</span>
            </>
          }
        />
      )}
      <DataTable
        filter={<BookFilter book={book} value={narrowed} onChange={setFilter} />}
        code={`addresses.${book}`}
        label={t(`kind.${book}`)}
        columns={addressColumns(t, book, (row) => (
          <AddressActions book={book} row={row} onOpen={(from) => open(book, from)} />
        )).filter(({ key }) => mayChange || key !== 'actions')}
        query={rows}
        {...(mayDelete && { selection })}
        bulk={(chosen) => <BulkActions book={book} rows={chosen} onDone={selection.clear} />}
        {...(mayEdit && { onOpen: ({ id }: AddressRow) => void open(book, { id }) })}
        empty={
          isNarrowed ? (
            <EmptyState title={t('noneFound')} text={t('noneFoundText')} />
          ) : (
            <EmptyState title={t('none')} text={t('noneText')} action={add} />
          )
        }
      />
      {dialog}
    </ListPage>
  );
};
