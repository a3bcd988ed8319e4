import type { Permission } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { RowActions } from '../../shared/table/RowActions.tsx';

interface Props {
  of: string;
  permission: Permission;
  onEdit: () => unknown;
  onRemove: () => unknown;
}

/** What can be done to one entry of a book. */
export const EntryActions = ({ of, permission, onEdit, onRemove }: Props) => {
  const { t } = useTranslation('declarations');
  return (
    <RowActions
      of={of}
      actions={[
        { key: 'edit', text: t('edit'), permission, onClick: onEdit },
        {
          key: 'delete',
          text: t('delete'),
          permission,
          danger: true,
          onClick: onRemove,
        },
      ]}
    />
  );
};
