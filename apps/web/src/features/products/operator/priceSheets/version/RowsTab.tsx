import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../../../shared/permission/ActionButton.tsx';
import { RowGrid } from './RowGrid.tsx';
import type { Draft } from './useDraft.ts';

interface Props {
  name: 'zones' | 'prices';
  draft: Draft;
  mayEdit: boolean;
  onImport: () => void;
}

/** The zones or the prices of a version, as a sheet. */
export const RowsTab = ({ name, draft, mayEdit, onImport }: Props) => {
  const { t } = useTranslation('priceSheets');
  const { sorts, parts, checked, dirty } = draft;
  return (
    <RowGrid
      label={t(`editor.${name}`, { count: parts[name].length })}
      sort={sorts[name]}
      rows={parts[name]}
      checked={checked[name]}
      onChange={mayEdit ? (rows) => draft.set({ [name]: rows }) : undefined}
      locked={t('editor.readOnly')}
      tools={
        <ActionButton disabledReason={dirty ? t('editor.saveFirst') : undefined} onClick={onImport}>
          {t('grid.import')}
        </ActionButton>
      }
    />
  );
};
