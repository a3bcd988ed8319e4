import type { MenuDraft } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../shared/feedback/values/StatusTag.tsx';
import styles from './Menus.module.css';

/** What is published, and whether the draft says something else. */
export const DraftLine = ({ draft }: { draft: MenuDraft }) => {
  const { t } = useTranslation('menus');
  const { version, publishedAt, publishedBy, changes } = draft;
  const at = publishedAt.slice(0, 16);
  return (
    <p className={styles.line}>
      <StatusTag kind={changes > 0 ? 'warning' : 'success'}>
        {changes > 0 ? t('changes', { count: changes }) : t('same')}
      </StatusTag>
      <span>
        {publishedBy
          ? t('publishedBy', { version, at, by: publishedBy })
          : t('publishedByRelease', { version, at })}
      </span>
    </p>
  );
};
