import { HolderOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useRef } from 'react';
import styles from './MoveHandle.module.css';
import type { ColumnDrag } from './useColumnDrag.ts';

interface Props {
  /** What pressing the arrow keys on it does, and to what. */
  label: string;
  drag: ColumnDrag;
  onMove: (by: -1 | 1) => void;
}

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/** Takes a row of a list elsewhere: dragged, or by the arrow keys. */
export const MoveHandle = ({ label, drag, onMove }: Props) => {
  const handle = useRef<HTMLButtonElement>(null);
  const byKeys = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(step);
    // Moving an element takes the focus off it.
    requestAnimationFrame(() => handle.current?.focus());
  };
  return (
    <button
      ref={handle}
      type="button"
      className={styles.handle}
      aria-label={label}
      title={label}
      onKeyDown={byKeys}
      {...drag.source}
    >
      <HolderOutlined aria-hidden />
    </button>
  );
};
