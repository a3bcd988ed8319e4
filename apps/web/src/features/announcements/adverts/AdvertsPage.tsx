import { type Advert, editAdvert, listAdverts } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { say } from '../../../shared/store/notice.ts';
import { WholeTable } from '../../../shared/table/DetailTable.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { AdvertDialog } from './AdvertDialog.tsx';
import styles from './Adverts.module.css';
import { advertColumns } from './advertColumns.tsx';

const permission = 'system:adverts';

/** What the home page recommends, from when until when. */
export default function AdvertsPage() {
  const { t } = useTranslation('adverts');
  const query = useCall(listAdverts, {}, { meta: { quiet: true } });
  const dialog = useShownDialog<Advert>();
  const ending = useSend(editAdvert, { meta: { quiet: true } });
  const end = async ({ state, ...advert }: Advert) => {
    await ending.mutateAsync({ body: { ...advert, isShown: false } }).finally(query.refetch);
    say('success', t('ended'));
  };
  const actionsOf = (advert: Advert) => (
    <RowActions
      of={advert.titleZh}
      actions={[
        { key: 'edit', text: t('edit'), permission, onClick: () => dialog.show(advert) },
        advert.isShown && {
          key: 'end',
          text: t('end'),
          permission,
          danger: true,
          confirm: {
            title: t('endTitle', { title: advert.titleZh }),
            text: t('endText'),
            yes: t('end'),
          },
          onClick: () => end(advert),
        },
      ]}
    />
  );
  return (
    <ListPage
      title={t('title')}
      add={{ permission, text: t('add'), onClick: () => dialog.show(null) }}
    >
      <p className={styles.lead}>{t('lead')}</p>
      <WholeTable
        label={t('title')}
        query={query}
        columns={advertColumns(t, actionsOf)}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      <AdvertDialog
        key={dialog.key}
        open={dialog.open}
        advert={dialog.of}
        onClose={dialog.close}
        onSaved={() => void query.refetch()}
      />
    </ListPage>
  );
}
