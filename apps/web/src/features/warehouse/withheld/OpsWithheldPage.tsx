import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { AddButton } from '../../../shared/permission/ActionButton.tsx';
import { WithheldList } from './WithheldList.tsx';
import { WithholdDialog } from './WithholdDialog.tsx';

/** The staff's side: parcels of its warehouses. */
export default function OpsWithheldPage() {
  const { t } = useTranslation('withheld');
  const [adding, setAdding] = useState(false);
  return (
    <ListPage
      title={t('title')}
      actions={
        <AddButton permission="ops:withheld" onClick={() => setAdding(true)}>
          {t('act.add')}
        </AddButton>
      }
    >
      <WithheldList isStaff />
      <WithholdDialog open={adding} onClose={() => setAdding(false)} />
    </ListPage>
  );
}
