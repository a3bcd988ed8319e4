import type { AddressBook } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import type { AddressRow } from './kinds.ts';
import { useBookActions } from './useBook.ts';

interface Props {
  book: AddressBook;
  rows: readonly AddressRow[];
  onDone: () => void;
}

export const BulkActions = ({ book, rows, onDone }: Props) => {
  const { t } = useTranslation('addresses');
  const { remove } = useBookActions(book);
  return (
    <ActionButton
      size="small"
      danger
      permission="order:addressDelete"
      onClick={async () => {
        await remove(rows);
        onDone();
      }}
    >
      {t('delete')}
    </ActionButton>
  );
};
