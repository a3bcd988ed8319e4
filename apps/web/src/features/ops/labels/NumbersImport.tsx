import { getImport } from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { ChooseStep } from '../../imports/ChooseStep.tsx';
import { ImportDesk } from '../../imports/ImportDesk.tsx';
import { Steps } from '../../imports/Steps.tsx';

interface Props {
  id: string | undefined;
  onOpen: (id: string | undefined) => void;
  onBack: () => void;
}

/** Tracking numbers by spreadsheet: mended on the page, then brought in. */
export const NumbersImport = ({ id, onOpen, onBack }: Props) => {
  const { t } = useTranslation(['imports', 'opsLabels']);
  const { data: view } = useCall(
    getImport,
    { query: { id: id ?? '' } },
    { enabled: id !== undefined, meta: { quiet: true } },
  );
  return (
    <ListPage
      title={t('title.trackingNumber')}
      actions={<Button onClick={onBack}>{t('opsLabels:back')}</Button>}
      views={<Steps status={(id && view?.status) || 'none'} kind={view?.kind} />}
    >
      {id ? (
        <ImportDesk key={id} id={id} onAnother={() => onOpen(undefined)} onDone={onBack} />
      ) : (
        <ChooseStep kind="trackingNumber" onOpen={onOpen} />
      )}
    </ListPage>
  );
};
