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
      confirm={{
        title: t('deleteTitle'),
        count: rows.length,
        samples: rows.map(({ name }) => name),
        yes: t('delete'),
        danger: true,
      }}
      onClick={async () => {
        await remove(rows.map(({ id }) => id));
        onDone();
      }}
    >
      {t('delete')}
    </ActionButton>
  );
};
