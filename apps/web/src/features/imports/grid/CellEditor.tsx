import type { ImportField } from '@alpaca/contract';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './Grid.module.css';

/** Where the edit leads: on to a neighbour, back to its cell, or away with the focus. */
export type Leave = 'up' | 'down' | 'left' | 'right' | 'stay' | 'away';

interface Props {
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

const ways: Record<string, Leave> = { Enter: 'down', ArrowDown: 'down', ArrowUp: 'up' };
const textAtMost = 2_000;

const useOnce = (onDone: Props['onDone']) => {
  const done = useRef(false);
  return (value: string | null, leave: Leave) => {
    // Leaving takes the focus away, which would be a second leave.
    if (done.current) return;
    done.current = true;
    onDone(value, leave);
  };
};

/** What both kinds of editor do with keys; the others are the input's own. */
const leaveBy = (
  event: KeyboardEvent,
  value: string,
  finish: Props['onDone'],
  plain = ways,
): void => {
  const { key, shiftKey, nativeEvent } = event;
  if (nativeEvent.isComposing) return;
  event.stopPropagation();
  const way = key === 'Tab' ? (shiftKey ? 'left' : 'right') : plain[key];
  if (key !== 'Escape' && !way) return;
  event.preventDefault();
  finish(way ? value : null, way ?? 'stay');
};

const TextEditor = ({ label, issue, text, typed, onDone, onBlock }: Props) => {
  const [value, setValue] = useState(typed ?? text);
  const finish = useOnce(onDone);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (typed === null) input.current?.select();
  }, [typed]);
  return (
    <input
      ref={input}
      className={styles.editor}
      aria-label={label}
      aria-invalid={issue !== undefined}
      aria-description={issue}
      maxLength={textAtMost}
      value={value}
      onChange={({ target }) => setValue(target.value)}
      onKeyDown={(event) => leaveBy(event, value, finish)}
      onBlur={() => finish(value, 'away')}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text/plain');
        event.stopPropagation();
        if (!/[\t\n]/.test(pasted.trim())) return;
        event.preventDefault();
        finish(null, 'stay');
        onBlock(pasted);
      }}
    />
  );
};

const ChoiceEditor = ({ field, label, issue, text, onDone }: Props) => {
  const options = field.options ?? [];
  const now = options.find((one) => one.value === text || one.text === text)?.value;
  const finish = useOnce(onDone);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    select.current?.focus({ preventScroll: true });
    try {
      select.current?.showPicker();
    } catch {
      // Only a press of the person's own opens it; the arrow keys choose as well.
    }
  }, []);
  return (
    <select
      ref={select}
      className={styles.editor}
      aria-label={label}
      aria-invalid={issue !== undefined}
      aria-description={issue}
      value={now ?? ''}
      onChange={({ target }) => finish(target.value, 'stay')}
      onKeyDown={(event) => leaveBy(event, now ?? text, finish, { Enter: 'down' })}
      onBlur={() => finish(null, 'away')}
    >
      {/* What stands in the file though it is none of the choices. */}
      {now !== '' && <option value="">{now === undefined ? text : ''}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
};

export const CellEditor = (props: Props) =>
  props.field.options ? <ChoiceEditor {...props} /> : <TextEditor {...props} />;
