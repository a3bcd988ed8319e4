import type { AddressBook } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import styles from './Addresses.module.css';
import { addressLine } from './addressLine.ts';
import type { AddressRow } from './kinds.ts';
import { useBookActions } from './useBook.ts';

interface Props {
  book: AddressBook;
  row: AddressRow;
  onOpen: (from: { id?: string; copy?: string }) => unknown;
}

const plain = { size: 'small', type: 'link' } as const;

export const RowActions = ({ book, row, onOpen }: Props) => {
  const { t } = useTranslation('addresses');
  const { remove, setDefault } = useBookActions(book);
  return (
    <span className={styles.actions}>
      <ActionButton
        {...plain}
        permission="order:addressEdit"
        onClick={() => onOpen({ id: row.id })}
      >
        {t('edit')}
      </ActionButton>
      <ActionButton
        {...plain}
        permission="order:addressAdd"
        onClick={() => onOpen({ copy: row.id })}
      >
        {t('copy')}
      </ActionButton>
      {!row.isDefault && (
        <ActionButton {...plain} permission="order:addressEdit" onClick={() => setDefault(row.id)}>
          {t('setDefault')}
        </ActionButton>
      )}
      <ActionButton
        {...plain}
        danger
        permission="order:addressDelete"
        confirm={{
          title: t('deleteTitle'),
          text: `${row.name}, ${addressLine(row)}`,
          yes: t('delete'),
          danger: true,
        }}
        onClick={() => remove([row.id])}
      >
        {t('delete')}
      </ActionButton>
    </span>
  );
};
