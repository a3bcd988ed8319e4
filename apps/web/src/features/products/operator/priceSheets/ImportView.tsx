import type { ImportKindName } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../../shared/list/BackLink.tsx';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { ChooseStep, ImportDesk, Steps, useBegun } from '../../../imports/index.ts';
import styles from './PriceSheets.module.css';

interface Props {
  kind: Extract<ImportKindName, 'priceRow' | 'zonePlace' | 'remoteArea'>;
  /** The draft that prices and zones go into. */
  target?: string | undefined;
  id: string | undefined;
  onOpen: (id: string | undefined) => void;
  onBack: (target: string | undefined) => void;
}

/** Prices and zones into a draft, or remote areas, by spreadsheet: mended on the page, then brought in. */
export const ImportView = ({ kind, target, id, onOpen, onBack }: Props) => {
  const { t } = useTranslation(['imports', 'priceSheets']);
  const begun = useBegun(id, target);
  const back = () => onBack(begun.target);
  const isRemote = kind === 'remoteArea';
  return (
    <ListPage
      title={t(`title.${kind}`)}
      views={
        <>
          <BackLink onBack={back}>
            {t(isRemote ? 'priceSheets:backToRemote' : 'priceSheets:backToVersion')}
          </BackLink>
          <Steps status={begun.status} kind={begun.kind} />
        </>
      }
    >
      {id ? (
        <ImportDesk key={id} id={id} onAnother={() => onOpen(undefined)} onDone={back} />
      ) : (
        <>
          {isRemote && <p className={styles.soft}>{t('priceSheets:remote.importHint')}</p>}
          <ChooseStep kind={kind} target={target} onOpen={onOpen} />
        </>
      )}
    </ListPage>
  );
};
