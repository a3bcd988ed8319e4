import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BellButton.module.css';

interface Props {
  ref: Ref<HTMLButtonElement>;
  popoverTarget: string;
  expanded: boolean;
  unread: number;
  /** The pointer or the focus is here: a click is likely. */
  onApproach: () => void;
}

const mostShown = 99;

export const BellButton = ({ ref, popoverTarget, expanded, unread, onApproach }: Props) => {
  const { t } = useTranslation('notices');
  const words = unread ? t('bell.unread', { n: unread }) : t('bell.none');
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={styles.bell}
        popoverTarget={popoverTarget}
        aria-haspopup="dialog"
        aria-expanded={expanded}
        aria-label={words}
        title={words}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3.500a6 6 0 0 0-6 6c0 5-2 6.500-2 6.500h16s-2-1.500-2-6.500a6 6 0 0 0-6-6z" />
          <path d="M10 19.500a2.200 2.200 0 0 0 4 0" />
        </svg>
        {unread > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {unread > mostShown ? `${mostShown}+` : unread}
          </span>
        )}
      </button>
      {/* A name that changes is not read out by itself. */}
      <span role="status" className="unseen">
        {unread > 0 && words}
      </span>
    </>
  );
};
