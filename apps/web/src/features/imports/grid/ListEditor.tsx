import { type KeyboardEvent, useId, useState } from 'react';
import { exactly, fitting } from '../../../shared/lib/choices.ts';
import { Choices, choiceId } from './Choices.tsx';
import styles from './Grid.module.css';
import {
  type EditorProps,
  type Leave,
  takeBlock,
  textAtMost,
  useFocused,
  useOnce,
  wayOf,
} from './leaving.ts';

const ways: Record<string, Leave> = { Enter: 'down' };
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

const within = (at: number, count: number) => Math.max(0, Math.min(at, count - 1));

/**
 * A cell that offers a list: what is typed is looked for by code, by name in either language and by
 * initials. Only what the list has is taken; a text that it does not have stays to be mended.
 */
export const ListEditor = ({ field, label, issue, text, typed, onDone, onBlock }: EditorProps) => {
  const id = useId();
  const options = field.options ?? [];
  const now = options.find(({ value }) => value === text) ?? exactly(options, text);
  const [value, setValue] = useState(typed ?? now?.text ?? text);
  // Until something is typed the whole list is offered.
  const [searching, setSearching] = useState(typed !== null);
  const found = searching ? fitting(options, value) : options;
  const isEmptied = searching && value.trim() === '';
  const [chosen, setChosen] = useState(() => {
    if (typed !== null) return 0;
    return now ? options.indexOf(now) : -1;
  });
  const at = isEmptied ? -1 : searching ? within(chosen, found.length) : chosen;
  const finish = useOnce(onDone);
  const input = useFocused(typed);

  const type = (text: string) => {
    setValue(text);
    setSearching(true);
    setChosen(0);
  };
  /** Takes the marked choice; where there is none the text stays. */
  const take = (way: Leave) => {
    const choice = found[at];
    if (isEmptied) finish('', way);
    else if (choice) finish(choice === now ? null : choice.value, way);
    else if (!searching) finish(null, way);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    event.stopPropagation();
    const way = wayOf(event, ways);
    const step = steps[event.key];
    if (event.key === 'Escape') finish(null, 'stay');
    else if (way) take(way);
    else if (step) setChosen(within(at + step, found.length));
    else return;
    event.preventDefault();
  };
  // Whoever presses elsewhere has marked nothing: the text itself is kept, and judged as it stands.
  const leave = () => {
    if (!searching) return finish(null, 'away');
    finish(exactly(options, value)?.value ?? value, 'away');
  };
  const none = searching && found.length === 0;
  return (
    <>
      <input
        ref={input}
        role="combobox"
        className={styles.editor}
        aria-label={label}
        aria-expanded={!none}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={found[at] ? choiceId(id, at) : undefined}
        aria-invalid={none || issue !== undefined}
        aria-description={issue}
        autoComplete="off"
        maxLength={textAtMost}
        value={value}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onBlur={leave}
        onPaste={(event) => takeBlock(event, finish, onBlock)}
      />
      <Choices
        id={id}
        label={field.label}
        anchor={input}
        found={found}
        at={at}
        typed={value}
        onTake={(choice) => finish(choice.value, 'stay')}
      />
    </>
  );
};
