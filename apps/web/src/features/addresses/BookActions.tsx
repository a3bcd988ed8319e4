import type { AddressBook, AddressFilter } from '@alpaca/contract';
import { ImportOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ActionButton, AddButton } from '../../shared/permission/ActionButton.tsx';
import { ExportButton } from '../exports/index.ts';
import { importHref } from './paths.ts';

interface Props {
  book: AddressBook;
  filter: AddressFilter;
  count: number | undefined;
  onAdd: () => unknown;
}

export const BookActions = ({ book, filter, count, onAdd }: Props) => {
  const { t } = useTranslation('addresses');
  const navigate = useNavigate();
  return (
    <>
      <ExportButton key={book} kind={book} filter={filter} count={count} />
      <ActionButton
        permission="order:addressImport"
        icon={<ImportOutlined />}
        onClick={() => navigate(importHref(book))}
      >
        {t('import')}
      </ActionButton>
      <AddButton permission="order:addressAdd" onClick={onAdd}>
        {t(`add.${book}`)}
      </AddButton>
    </>
  );
};
