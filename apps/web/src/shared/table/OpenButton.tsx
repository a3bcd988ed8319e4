import type { ReactNode } from 'react';
import styles from './OpenButton.module.css';

/** What a row is known by, which opens its record beside the list. */
export const OpenButton = ({ onOpen, children }: { onOpen: () => void; children: ReactNode }) => (
  <button
    type="button"
    className={styles.open}
    onClick={(event) => {
      event.stopPropagation();
      onOpen();
    }}
  >
    {children}
  </button>
);
