import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import type { LabelsWanted } from '../../../shared/paths/labels.ts';
import { DownloadForm } from './DownloadForm.tsx';
import { SetDrawer } from './SetDrawer.tsx';
import { SetList } from './SetList.tsx';
import { useRenewSets } from './useLabelSets.ts';
import { beginning } from './wanted.ts';

/** Labels of many orders as files: which, packed how, and the sets that were made so far. */
export default function LabelDownloadPage() {
  const { t } = useTranslation('labelSets');
  const { search, state } = useLocation();
  const handed = state as LabelsWanted | null;
  const chosen = handed?.orderIds ?? [];
  const { id, show, close } = useShownRecord();
  const begun = beginning(search, handed);
  return (
    <ListPage title={t('title')}>
      <DownloadForm
        // Led here anew, it begins anew; a set that is looked at beside it changes nothing.
        key={JSON.stringify([begun, chosen])}
        begun={begun}
        chosen={chosen}
        onStarted={useRenewSets()}
      />
      <SetList onShow={show} />
      <SetDrawer id={id} onClose={close} />
    </ListPage>
  );
}
