import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shared/store/session.ts';
import styles from './LeftBehind.module.css';
import type { Queued } from './queue.ts';

interface Props {
  entries: readonly Queued[];
  onTakeOver: () => void;
}

/** What somebody else scanned here and could not send: it waits for them, or goes in one's own name. */
export const LeftBehind = ({ entries, onTakeOver }: Props) => {
  const { t } = useTranslation('receive');
  const me = useSession(({ user }) => user?.id);
  const theirs = entries.filter(({ state, by }) => state === 'waiting' && by.id !== me);
  if (theirs.length === 0) return null;
  const names = [...new Set(theirs.map(({ by }) => by.name))].join(t('say.comma'));
  return (
    <div className={styles.left}>
      <span role="status">{t('left.text', { count: theirs.length, names })}</span>
      <Button size="small" onClick={onTakeOver}>
        {t('left.send')}
      </Button>
    </div>
  );
};
