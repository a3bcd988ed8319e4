import { useTranslation } from 'react-i18next';
import type { Entry } from '../queue/entry.ts';
import styles from '../Receive.module.css';

// The rest stands in the list beside.
const shownMost = 5;

/** Scans that were stopped and wait, while something else is shown large. */
export const Todo = ({ entries }: { entries: readonly Entry[] }) => {
  const { t } = useTranslation('receive');
  if (entries.length === 0) return null;
  return (
    <section aria-label={t('todo')}>
      <p className={styles.soft}>{t('todo.count', { count: entries.length })}</p>
      <ul className={styles.todo}>
        {entries.slice(0, shownMost).map(({ id, number, stop, message }) => (
          <li key={id}>
            <span className={styles.number}>{number}</span>
            <span>{stop ? t(`stop.${stop.stop}`) : message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
