import type { ComponentProps, PointerEvent } from 'react';
import styles from './DataTable.module.css';

export interface HeaderCellProps extends ComponentProps<'th'> {
  onWidth?: (width: number, done: boolean) => void;
}

/** Follows the pointer from the cell's edge; keyboards set the width in the column settings. */
const drag = (down: PointerEvent<HTMLElement>, onWidth: (width: number, done: boolean) => void) => {
  const handle = down.currentTarget;
  const start = handle.closest('th')?.offsetWidth ?? 0;
  const widthAt = (event: globalThis.PointerEvent) => start + event.clientX - down.clientX;
  const move = (event: globalThis.PointerEvent) => onWidth(widthAt(event), false);
  const up = (event: globalThis.PointerEvent) => {
    handle.removeEventListener('pointermove', move);
    onWidth(widthAt(event), true);
  };
  down.preventDefault();
  handle.setPointerCapture(down.pointerId);
  handle.addEventListener('pointermove', move);
  handle.addEventListener('pointerup', up, { once: true });
};

/** A column's head with an edge to drag. Its parent table lost its meaning, so it has its own. */
export const HeaderCell = ({ onWidth, children, ...rest }: HeaderCellProps) => (
  <th {...rest} role={rest['aria-hidden'] ? undefined : 'columnheader'}>
    {children}
    {onWidth && (
      <span
        className={styles.edge}
        aria-hidden="true"
        onPointerDown={(event) => drag(event, onWidth)}
        onClick={(event) => event.stopPropagation()}
      />
    )}
  </th>
);
