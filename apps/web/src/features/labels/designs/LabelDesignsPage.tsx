import {
  deleteLabelDesign,
  type LabelDesign,
  listLabelDesigns,
  restoreLabelDesign,
} from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { AddButton } from '../../../shared/permission/ActionButton.tsx';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { onOnePage } from '../../../shared/table/onOnePage.ts';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { useDelete } from '../../../shared/undo/useDelete.ts';
import { DesignDialog } from './DesignDialog.tsx';
import { designColumns } from './designColumns.tsx';
import { useDesignWords } from './useDesignWords.ts';

/** How labels of own lines may look: merchants choose among these. */
export default function LabelDesignsPage() {
  const { t } = useTranslation('labelDesigns');
  const words = useDesignWords();
  const dialog = useShownDialog<LabelDesign>();
  const query = useCall(listLabelDesigns, {}, { meta: { quiet: true } });
  const look = () => void query.refetch();
  const remove = useDelete({ call: deleteLabelDesign, restore: restoreLabelDesign, renew: look });
  const add = (
    <AddButton permission="ops:labelDesigns" onClick={() => dialog.show(null)}>
      {t('add')}
    </AddButton>
  );
  return (
    <ListPage title={t('title')} actions={add}>
      <p>{t('lead')}</p>
      <DataTable
        code="labels.designs"
        label={t('title')}
        {...onOnePage(query)}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        columns={designColumns(t, words, (design) => (
          <RowActions
            of={design.name}
            actions={[
              {
                key: 'edit',
                text: t('edit'),
                permission: 'ops:labelDesigns',
                onClick: () => dialog.show(design),
              },
              {
                key: 'delete',
                text: t('delete'),
                permission: 'ops:labelDesigns',
                danger: true,
                onClick: () => remove({ body: { id: design.id } }, [design.name]),
              },
            ]}
          />
        ))}
      />
      <DesignDialog
        // Opened again while it still closes, it is another one.
        key={dialog.key}
        open={dialog.open}
        design={dialog.of}
        onClose={dialog.close}
        onChanged={look}
      />
    </ListPage>
  );
}
