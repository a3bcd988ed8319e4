import styles from './CloseButton.module.css';

/** Puts away what it stands in. */
export const CloseButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className={styles.close} aria-label={label} title={label} onClick={onClick}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M4 4l8 8M12 4l-8 8" />
    </svg>
  </button>
);
