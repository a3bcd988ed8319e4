import { type KeyboardEvent, useState } from 'react';
import styles from './Grid.module.css';
import { ListEditor } from './ListEditor.tsx';
import {
  type EditorProps,
  type Leave,
  takeBlock,
  textAtMost,
  useFocused,
  useOnce,
  wayOf,
} from './leaving.ts';

const ways: Record<string, Leave> = { Enter: 'down', ArrowDown: 'down', ArrowUp: 'up' };

const TextEditor = ({ label, issue, text, typed, onDone, onBlock }: EditorProps) => {
  const [value, setValue] = useState(typed ?? text);
  const finish = useOnce(onDone);
  const input = useFocused(typed);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    event.stopPropagation();
    const way = wayOf(event, ways);
    if (event.key !== 'Escape' && !way) return;
    event.preventDefault();
    finish(way ? value : null, way ?? 'stay');
  };
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
      onKeyDown={press}
      onBlur={() => finish(value, 'away')}
      onPaste={(event) => takeBlock(event, finish, onBlock)}
    />
  );
};

export const CellEditor = (props: EditorProps) =>
  props.field.options ? <ListEditor {...props} /> : <TextEditor {...props} />;
