import type { Permission } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import styles from './Declarations.module.css';

interface Props {
  permission: Permission;
  question: { title: string; text: string };
  onEdit: () => unknown;
  onRemove: () => unknown;
}

const plain = { size: 'small', type: 'link' } as const;

/** What can be done to one entry of a book. */
export const EntryActions = ({ permission, question, onEdit, onRemove }: Props) => {
  const { t } = useTranslation('declarations');
  return (
    <span className={styles.actions}>
      <ActionButton {...plain} permission={permission} onClick={onEdit}>
        {t('edit')}
      </ActionButton>
      <ActionButton
        {...plain}
        danger
        permission={permission}
        confirm={{ ...question, yes: t('delete'), danger: true }}
        onClick={onRemove}
      >
        {t('delete')}
      </ActionButton>
    </span>
  );
};
