import type { MenuDraftEntry } from '@alpaca/contract';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MenuTree.module.css';
import { levelOf, type Step, shownOf, type Target } from './places.ts';
import { TreeRow } from './TreeRow.tsx';
import { useTreeDrag } from './useTreeDrag.ts';

interface Props {
  entries: readonly MenuDraftEntry[];
  onOpen: (entry: MenuDraftEntry) => void;
  onAddBelow: (entry: MenuDraftEntry) => void;
  onRemove: (entry: MenuDraftEntry) => Promise<unknown>;
  onStep: (entry: MenuDraftEntry, step: Step) => void;
  onPut: (entry: MenuDraftEntry, target: Target) => void;
}

const stepKeys: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

// Pages are what one looks for first; their buttons unfold on demand.
const foldedAtFirst = (entries: readonly MenuDraftEntry[]) =>
  new Set(entries.filter(({ type }) => type === 'page').map(({ id }) => id));

/** The draft of the menu: by pointer or by keys, everything can be put elsewhere. */
export const MenuTree = ({ entries, onOpen, onAddBelow, onRemove, onStep, onPut }: Props) => {
  const { t } = useTranslation('menus');
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => foldedAtFirst(entries));
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState('');
  const keep = useRef('');
  const drag = useTreeDrag(entries, onPut);
  const shown = shownOf(entries, folded);
  const focusOn = (id: string | undefined) =>
    id && list.current?.querySelector<HTMLElement>(`[data-entry="${id}"]`)?.focus();

  // A row that was moved by keys keeps them.
  useEffect(() => {
    const id = keep.current;
    const row = entries.find((entry) => entry.id === id);
    if (!row) return;
    setFolded((before) =>
      row.parentId && before.has(row.parentId)
        ? new Set([...before].filter((one) => one !== row.parentId))
        : before,
    );
    list.current?.querySelector<HTMLElement>(`[data-entry="${id}"]`)?.focus();
  }, [entries]);

  const fold = (id: string, isFolded: boolean) =>
    setFolded((before) =>
      isFolded ? new Set([...before, id]) : new Set([...before].filter((one) => one !== id)),
    );
  const onKeyDown = (entry: MenuDraftEntry) => (event: KeyboardEvent) => {
    const step = stepKeys[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (event.altKey) {
      keep.current = entry.id;
      return onStep(entry, step);
    }
    const at = shown.findIndex(({ id }) => id === entry.id);
    if (step === 'up') focusOn(shown[at - 1]?.id);
    if (step === 'down') focusOn(shown[at + 1]?.id);
    if (step === 'in') fold(entry.id, false);
    if (step === 'out') fold(entry.id, true);
  };
  const hasBelow = (id: string) => entries.some(({ parentId }) => parentId === id);
  const first = shown.some(({ id }) => id === current) ? current : shown[0]?.id;

  return (
    <ul ref={list} className={styles.tree} aria-label={t('tree')}>
      {shown.map((entry) => (
        <TreeRow
          key={entry.id}
          entry={entry}
          level={levelOf(entries, entry)}
          isFolded={hasBelow(entry.id) ? folded.has(entry.id) : undefined}
          isFirst={entry.id === first}
          drag={drag(entry)}
          onFold={(isFolded) => fold(entry.id, isFolded)}
          onFocus={() => {
            setCurrent(entry.id);
            if (keep.current !== entry.id) keep.current = '';
          }}
          onKeyDown={onKeyDown(entry)}
          onOpen={() => onOpen(entry)}
          onAddBelow={() => onAddBelow(entry)}
          onRemove={() => onRemove(entry)}
          onStep={(step) => {
            keep.current = entry.id;
            onStep(entry, step);
          }}
        />
      ))}
    </ul>
  );
};
