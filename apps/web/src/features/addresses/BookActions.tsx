import type { AddressBook, AddressFilter } from '@alpaca/contract';
import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import { ExportButton } from '../exports/ExportButton.tsx';
import { importHref } from './paths.ts';

interface Props {
  book: AddressBook;
  filter: AddressFilter;
  count: number | undefined;
  onAdd: () => unknown;
}

// What is not asked for does not cross the wire.
const given = (filter: AddressFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).filter((one): one is [string, string] => Boolean(one[1])),
  );

export const BookActions = ({ book, filter, count, onAdd }: Props) => {
  const { t } = useTranslation('addresses');
  const navigate = useNavigate();
  return (
    <>
      <ExportButton key={book} kind={book} filter={given(filter)} count={count} />
      <ActionButton
        permission="order:addressImport"
        icon={<ImportOutlined />}
        onClick={() => navigate(importHref(book))}
      >
        {t('import')}
      </ActionButton>
      <ActionButton
        type="primary"
        permission="order:addressAdd"
        icon={<PlusOutlined />}
        onClick={onAdd}
      >
        {t(`add.${book}`)}
      </ActionButton>
    </>
  );
};
