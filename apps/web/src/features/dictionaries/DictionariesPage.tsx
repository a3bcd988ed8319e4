import { type Dictionary, listDictionaries } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';
import { useShownDialog } from '../../shared/feedback/dialogs/useShownDialog.ts';
import { LoadState } from '../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../shared/feedback/states/Skeletons.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { useShownRecord } from '../../shared/list/useShownRecord.ts';
import { useRefresh } from '../../shared/socket/useRefresh.ts';
import styles from './Dictionaries.module.css';
import { DictionaryDialog } from './DictionaryDialog.tsx';
import { DictionaryList } from './DictionaryList.tsx';
import { ItemsPart } from './items/ItemsPart.tsx';
import { useLookAtDictionaries } from './useLookAtDictionaries.ts';

/** Dictionaries on the left, the items of one on the right. */
export default function DictionariesPage() {
  const { t } = useTranslation('dictionaries');
  const query = useCall(listDictionaries, {}, { meta: { quiet: true } });
  const shown = useShownRecord({ replace: true });
  const dialog = useShownDialog<Dictionary>();
  useRefresh('topic', useLookAtDictionaries());
  const { data = [] } = query;
  const here = data.find(({ id }) => id === shown.id) ?? data[0];
  return (
    <ListPage
      title={t('title')}
      add={{ permission: 'system:dictionaries', text: t('add'), onClick: () => dialog.show(null) }}
    >
      <p className={styles.lead}>{t('lead')}</p>
      <LoadState query={query}>
        <TableSkeleton columns={3} />
      </LoadState>
      {here && (
        <div className={styles.sides}>
          <DictionaryList all={data} here={here.id} onChoose={shown.show} />
          <ItemsPart key={here.id} dictionary={here} onEdit={() => dialog.show(here)} />
        </div>
      )}
      <DictionaryDialog
        key={dialog.key}
        open={dialog.open}
        dictionary={dialog.of}
        onClose={dialog.close}
        onAdded={shown.show}
      />
    </ListPage>
  );
}
