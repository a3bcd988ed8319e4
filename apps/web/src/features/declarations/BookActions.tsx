import type { Permission } from '@alpaca/contract';
import { ImportOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';

interface Props {
  permission: Permission;
  onImport: () => void;
  /** Adds one. */
  children: ReactNode;
}

/** What fills a book: a sheet, or one entry at a time. */
export const BookActions = ({ permission, onImport, children }: Props) => {
  const { t } = useTranslation('declarations');
  return (
    <>
      <ActionButton permission={permission} icon={<ImportOutlined />} onClick={onImport}>
        {t('import')}
      </ActionButton>
      {children}
    </>
  );
};
