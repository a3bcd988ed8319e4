import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorText } from '../../../shared/api/errorText.ts';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import type { useWaiting } from '../useWaiting.ts';
import cards from './Card.module.css';
import styles from './WorkQueue.module.css';

/** What goes no further until somebody does something, each with the way there. */
export const WorkQueue = ({ waiting }: { waiting: ReturnType<typeof useWaiting> }) => {
  const { t } = useTranslation('dashboard');
  const { data, error, isFetching, refetch } = waiting;
  return (
    <section className={cards.card} aria-labelledby="queue">
      <h2 id="queue">{t('queue')}</h2>
      <div className={styles.room} aria-busy={!data && !error}>
        {!data && Boolean(error) && (
          <div role="alert" className={styles.failed}>
            <p>{errorText(error)}</p>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </div>
        )}
        {data?.length === 0 && <p className={styles.calm}>{t('queue.none')}</p>}
        {data && data.length > 0 && (
          <ul className={styles.queue}>
            {data.map(({ key, text, count, path }) => (
              <li key={key}>
                <Link to={path} className={styles.line}>
                  <strong>{countText(count)}</strong>
                  <span>{text}</span>
                  <span className={styles.go}>{t('queue.go')}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};
