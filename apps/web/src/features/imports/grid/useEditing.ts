import { type KeyboardEvent, useState } from 'react';
import { say } from '../../../shared/store/notice.ts';
import type { Leave } from './leaving.ts';
import { type At, moved } from './moves.ts';

/** What is done to all that is chosen. */
export type Doing = 'fill' | 'clear' | 'skip' | 'undo' | 'redo';

interface Parts {
  active: At;
  /** The far corner of a chosen range. */
  anchor: At | null;
  onActive: (at: At, anchor?: At | null) => void;
  size: { rows: number; columns: number; page: number };
  /** Why the chosen cell can't be edited; undefined if it can. */
  refusal: (at: At) => string | undefined;
  /** Takes the text; null where nothing was typed. */
  save: (at: At, value: string | null) => void;
  onDo: (what: Doing) => void;
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

/** What keys with Ctrl or ⌘ do. */
const commandOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) => {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return ({ y: 'redo', d: 'fill' } as const)[letter];
};

/** What keys do in the grid, and which cell is being edited. */
export const useEditing = (parts: Parts) => {
  const { active, anchor, onActive, size, refusal, save, onDo, onNextBad, focus } = parts;
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
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const next = moved(key, ctrlKey || metaKey, active, size);
    const command = commandOf(event);
    if (next) onActive(next, shiftKey ? (anchor ?? active) : null);
    else if (command) onDo(command);
    else if (key === 'Enter' || key === 'F2') edit(active);
    else if (key === 'F8') onNextBad();
    else if (key === 'Delete' || key === 'Backspace') {
      onDo(active.column === 0 || anchor?.column === 0 ? 'skip' : 'clear');
    } else if (isTyped(event)) edit(active, key);
    // What an input method is about to compose goes into the editor, which has the focus by then.
    else if (key === 'Process') return edit(active, '');
    else return;
    event.preventDefault();
  };
  const here = editing?.at.row === active.row && editing.at.column === active.column;
  return { editing: here ? editing : null, edit, done, press };
};
