import type { AddressBook } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { RowActions } from '../../shared/table/RowActions.tsx';
import type { AddressRow } from './kinds.ts';
import { useBookActions } from './useBook.ts';

interface Props {
  book: AddressBook;
  row: AddressRow;
  onOpen: (from: { id?: string; copy?: string }) => unknown;
}

export const AddressActions = ({ book, row, onOpen }: Props) => {
  const { t } = useTranslation('addresses');
  const { remove, setDefault } = useBookActions(book);
  return (
    <RowActions
      of={row.name}
      actions={[
        {
          key: 'edit',
          text: t('edit'),
          permission: 'order:addressEdit',
          onClick: () => onOpen({ id: row.id }),
        },
        {
          key: 'copy',
          text: t('copy'),
          permission: 'order:addressAdd',
          onClick: () => onOpen({ copy: row.id }),
        },
        !row.isDefault && {
          key: 'default',
          text: t('setDefault'),
          permission: 'order:addressEdit',
          onClick: () => setDefault(row.id),
        },
        {
          key: 'delete',
          text: t('delete'),
          permission: 'order:addressDelete',
          danger: true,
          onClick: () => remove([row]),
        },
      ]}
    />
  );
};
