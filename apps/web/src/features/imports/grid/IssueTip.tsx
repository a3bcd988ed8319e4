import { type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './Grid.module.css';

interface Props {
  /** The id of the cell it is about. */
  cell: string;
  text: string;
  scroller: RefObject<HTMLElement | null>;
}

const gap = 4;

/** What is wrong in a cell, beside it; goes with the cell when the rows are scrolled. */
export const IssueTip = ({ cell, text, scroller }: Props) => {
  const tip = useRef<HTMLDivElement>(null);
  // Each time: a cell that was jumped to is drawn only after the jump.
  useLayoutEffect(() => {
    const box = tip.current;
    const frame = scroller.current;
    if (!box || !frame) return;
    const place = () => {
      const at = document.getElementById(cell)?.getBoundingClientRect();
      const around = frame.getBoundingClientRect();
      const inSight = at && at.bottom > around.top + gap && at.top < around.bottom - gap;
      box.style.visibility = inSight ? 'visible' : 'hidden';
      if (!at) return;
      const below = at.bottom + gap + box.offsetHeight < around.bottom;
      const top = below ? at.bottom + gap : at.top - gap - box.offsetHeight;
      const widest = around.width - box.offsetWidth - gap;
      box.style.top = `${top - around.top}px`;
      box.style.left = `${Math.max(gap, Math.min(at.left - around.left, widest))}px`;
    };
    place();
    frame.addEventListener('scroll', place, { passive: true });
    return () => frame.removeEventListener('scroll', place);
  });
  return (
    <div ref={tip} role="tooltip" className={styles.tip}>
      {text}
    </div>
  );
};
