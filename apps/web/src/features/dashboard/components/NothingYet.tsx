import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../shared/access/access.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import cards from './Card.module.css';
import styles from './Overview.module.css';

/** For a member for whom nothing was chosen yet: why there is so little here, and who can change it. */
export const NothingYet = () => {
  const { t } = useTranslation('dashboard');
  const { data, isFetching, refetch } = useAccess();
  return (
    <section className={cards.card} aria-labelledby="nothing">
      <h2 id="nothing">{t('nothing')}</h2>
      <div className={styles.failed}>
        <p>{t(data?.owner ? 'nothing.owner' : 'nothing.admin', { owner: data?.owner })}</p>
        <Button kind="primary" busy={isFetching} onClick={() => void refetch()}>
          {t('nothing.look')}
        </Button>
      </div>
    </section>
  );
};
