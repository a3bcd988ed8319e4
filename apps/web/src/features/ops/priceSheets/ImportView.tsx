import type { ImportKindName } from '@alpaca/contract';
import { getImport } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { ChooseStep } from '../../imports/ChooseStep.tsx';
import { ImportDesk } from '../../imports/ImportDesk.tsx';
import { Steps } from '../../imports/Steps.tsx';
import { BackLink } from './BackLink.tsx';

interface Props {
  kind: Extract<ImportKindName, 'priceRow' | 'zonePlace'>;
  /** The draft that the rows go into. */
  target: string;
  id: string | undefined;
  onOpen: (id: string | undefined) => void;
  onBack: (target: string) => void;
}

/** Prices or zones by spreadsheet: mended on the page, then brought into the draft. */
export const ImportView = ({ kind, target, id, onOpen, onBack }: Props) => {
  const { t } = useTranslation(['imports', 'priceSheets']);
  const { data: view } = useCall(
    getImport,
    { query: { id: id ?? '' } },
    { enabled: id !== undefined, meta: { quiet: true } },
  );
  // One that was begun earlier may belong to another draft.
  const back = () => onBack((id && view?.target) || target);
  return (
    <ListPage
      title={t(`title.${kind}`)}
      views={
        <>
          <BackLink onBack={back}>{t('priceSheets:backToVersion')}</BackLink>
          <Steps status={(id && view?.status) || 'none'} />
        </>
      }
    >
      {id ? (
        <ImportDesk key={id} id={id} onAnother={() => onOpen(undefined)} onDone={back} />
      ) : (
        <ChooseStep kind={kind} target={target} onOpen={onOpen} />
      )}
    </ListPage>
  );
};
