import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { At } from './moves.ts';

interface Parts {
  active: At;
  anchor: At | null;
  onActive: (at: At, anchor?: At | null) => void;
  edit: (at: At) => void;
}

export const cellAt = ({ target }: { target: EventTarget | null }): At | null => {
  const found = (target as Element | null)?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  if (!found) return null;
  const [row = 0, column = 0] = found.split(',').map(Number);
  return { row, column };
};

const inEditor = ({ target }: { target: EventTarget }) =>
  (target as Element).closest('input, a, [popover]') !== null;
const same = (a: At, b: At) => a.row === b.row && a.column === b.column;

/** Choosing with the mouse: a press edits, a drag or Shift chooses a range. */
export const usePointer = ({ active, anchor, onActive, edit }: Parts) => {
  const from = useRef<At | null>(null);
  const dragged = useRef(false);
  const last = useRef<At | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      const at = cellAt(event);
      from.current = null;
      dragged.current = false;
      // A finger scrolls.
      if (!at || event.button !== 0 || event.pointerType === 'touch' || inEditor(event)) return;
      from.current = event.shiftKey ? (anchor ?? active) : at;
      last.current = at;
      if (event.shiftKey) event.preventDefault();
    },
    onPointerMove: (event: PointerEvent) => {
      const at = from.current && event.buttons === 1 ? cellAt(event) : null;
      if (!at || !from.current || !last.current || same(at, last.current)) return;
      dragged.current = true;
      last.current = at;
      onActive(at, from.current);
    },
    onClick: (event: MouseEvent) => {
      const at = cellAt(event);
      if (!at || inEditor(event)) return;
      if (event.shiftKey) return onActive(at, anchor ?? active);
      if (dragged.current) return;
      onActive(at);
      edit(at);
    },
  };
};
