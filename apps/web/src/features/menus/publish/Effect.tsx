import type { MenuPreview } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useMenuWords } from '../useMenuWords.ts';
import { ChangeList } from './ChangeList.tsx';
import styles from './Publish.module.css';

/** What would change and for how many people; what stands in the way of publishing comes first. */
export const Effect = ({ preview }: { preview: MenuPreview }) => {
  const { t } = useTranslation(['menus', 'shared']);
  const { inLanguage } = useMenuWords();
  const { changes, reach, lose, gain, lockedOut } = preview;
  const names = lockedOut.map(inLanguage).join(t('shared:list.comma'));
  if (changes.length === 0) return <Alert type="info" title={t('preview.same')} />;
  return (
    <>
      {lockedOut.length > 0 && (
        <Alert
          showIcon
          type="error"
          className={styles.alert ?? ''}
          title={t('preview.lockedOut', { names })}
          description={t('preview.lockedOutText')}
        />
      )}
      {(lose > 0 || gain > 0) && (
        <Alert
          showIcon
          type={lose > 0 ? 'warning' : 'info'}
          className={styles.alert ?? ''}
          title={[
            ...(lose > 0 ? [t('preview.lose', { count: lose })] : []),
            ...(gain > 0 ? [t('preview.gain', { count: gain })] : []),
          ].join(t('preview.and'))}
          description={
            <ul className={styles.reach}>
              {reach.map(({ component, ...page }) => (
                <li key={component}>
                  {t('preview.reach', {
                    name: inLanguage(page.names),
                    lose: page.lose,
                    gain: page.gain,
                  })}
                </li>
              ))}
            </ul>
          }
        />
      )}
      {lose === 0 && gain === 0 && (
        <Alert type="success" className={styles.alert ?? ''} title={t('preview.nobody')} />
      )}
      <ChangeList changes={changes} />
    </>
  );
};
