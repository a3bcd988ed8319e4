import type { ApiKeyView } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { AddButton } from '../../../shared/permission/ActionButton.tsx';
import styles from '../OpenApi.module.css';
import { HowToUse } from './HowToUse.tsx';
import { KeyList } from './KeyList.tsx';

/** How a merchant's own systems are let in: its keys, and what is done with them. */
export const KeysView = ({ views }: { views: ReactNode }) => {
  const { t } = useTranslation('openapi');
  const form = useShownDialog<ApiKeyView>();
  const add = (
    <AddButton permission="system:api" onClick={() => form.show(null)}>
      {t('add')}
    </AddButton>
  );
  return (
    <ListPage title={t('title')} views={views} actions={add}>
      <p className={styles.lead}>{t('lead')}</p>
      <KeyList form={form} add={add} />
      <HowToUse />
    </ListPage>
  );
};
