import { type KeyboardEvent, useState } from 'react';
import { say } from '../../../shared/store/notice.ts';
import type { Leave } from './leaving.ts';
import { type At, moved } from './moves.ts';

interface Parts {
  active: At;
  onActive: (at: At) => void;
  size: { rows: number; columns: number; page: number };
  /** Why the chosen cell can't be edited; undefined if it can. */
  refusal: (at: At) => string | undefined;
  /** Takes the text; null where nothing was typed. */
  save: (at: At, value: string | null) => void;
  onNextBad: () => void;
  /** Gives the focus back to the grid. */
  focus: () => void;
}

const keys: Partial<Record<Leave, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
};

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** What keys do in the grid, and which cell is being edited. */
export const useEditing = (parts: Parts) => {
  const { active, onActive, size, refusal, save, onNextBad, focus } = parts;
  const [editing, setEditing] = useState<{ at: At; typed: string | null } | null>(null);

  const edit = (at: At, typed: string | null = null) => {
    if (at.column === 0) return;
    const reason = refusal(at);
    if (reason) say('info', reason);
    else setEditing({ at, typed });
  };
  const done = (value: string | null, leave: Leave) => {
    setEditing(null);
    save(active, value);
    if (leave !== 'away') focus();
    const next = moved(keys[leave] ?? '', false, active, size);
    if (next) onActive({ ...next, column: Math.max(1, next.column) });
  };
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    const next = moved(key, ctrlKey || metaKey, active, size);
    if (next) onActive(next);
    else if (key === 'Enter' || key === 'F2') edit(active);
    else if (key === 'F8') onNextBad();
    else if (key === 'Delete' || key === 'Backspace') {
      if (active.column > 0 && !refusal(active)) save(active, '');
    } else if (isTyped(event)) edit(active, key);
    // What an input method is about to compose goes into the editor, which has the focus by then.
    else if (key === 'Process') return edit(active, '');
    else return;
    event.preventDefault();
  };
  const here = editing?.at.row === active.row && editing.at.column === active.column;
  return { editing: here ? editing : null, edit, done, press };
};
