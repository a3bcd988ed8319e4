import type { ImportField } from '@alpaca/contract';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/** Where the edit leads: on to a neighbour, back to its cell, or away with the focus. */
export type Leave = 'up' | 'down' | 'left' | 'right' | 'stay' | 'away';

export interface EditorProps {
  field: ImportField;
  label: string;
  issue: string | undefined;
  text: string;
  /** What the first key typed; replaces the text. */
  typed: string | null;
  /** null: nothing shall change. */
  onDone: (value: string | null, leave: Leave) => void;
  /** Several cells were pasted into this one. */
  onBlock: (text: string) => void;
}

export const textAtMost = 2_000;

/** Leaving takes the focus away, which would be a second leave. */
export const useOnce = (onDone: EditorProps['onDone']): EditorProps['onDone'] => {
  const done = useRef(false);
  return (value, leave) => {
    if (done.current) return;
    done.current = true;
    onDone(value, leave);
  };
};

/** The editor's input has the focus at once; a text that was there before is marked. */
export const useFocused = (typed: string | null) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (typed === null) input.current?.select();
  }, [typed]);
  return input;
};

/** The way that a key leads out of an editor; undefined for the input's own keys. */
export const wayOf = (
  { key, shiftKey }: KeyboardEvent,
  plain: Readonly<Record<string, Leave>>,
): Leave | undefined => (key === 'Tab' ? (shiftKey ? 'left' : 'right') : plain[key]);

/** Several cells on the clipboard are for the grid; one is for the input. */
export const takeBlock = (
  event: ClipboardEvent,
  finish: EditorProps['onDone'],
  onBlock: EditorProps['onBlock'],
) => {
  const pasted = event.clipboardData.getData('text/plain');
  event.stopPropagation();
  if (!/[\t\n]/.test(pasted.trim())) return;
  event.preventDefault();
  finish(null, 'stay');
  onBlock(pasted);
};
