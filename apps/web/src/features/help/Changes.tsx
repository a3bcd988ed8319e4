import { useTranslation } from 'react-i18next';
import type { Release } from './changes.ts';
import styles from './HelpPanel.module.css';
import { Pieces } from './TopicText.tsx';

/** What changed, by day, the newest first. */
export const Changes = ({ releases }: { releases: readonly Release[] }) => {
  const { t } = useTranslation('help');
  return (
    <article className={styles.text}>
      <h3>{t('tab.changes')}</h3>
      {releases.map(({ day, items }) => (
        <section key={day}>
          <h4>{day}</h4>
          <ul>
            {items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
              <li key={at}>
                <Pieces pieces={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
};
