import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../../shared/lib/useModal.ts';
import { useSession } from '../../shared/store/session.ts';
import dialogs from '../../shared/ui/Dialog.module.css';
import type { Act } from './acts.ts';
import type { Entry, Way } from './found.ts';
import styles from './Palette.module.css';
import { PaletteList } from './PaletteList.tsx';
import type { PaletteEntry } from './search.ts';
import { useFound } from './useFound.ts';

interface Props {
  pages: readonly PaletteEntry[];
  /** What can be done from wherever one is. */
  acts: readonly Act[];
  onOpen: (way: Way) => void;
  onClose: () => void;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  PageDown: (at, last) => Math.min(last, at + 8),
  PageUp: (at) => Math.max(0, at - 8),
};

/** Every page a user may open, every order, merchant or number they may see, what they can do, and help. */
export default function Palette({ pages, acts, onOpen, onClose }: Props) {
  const { t } = useTranslation('find');
  const id = useId();
  const dialog = useModal();
  const list = useRef<HTMLDivElement>(null);
  const isStaff = useSession(({ user }) => user?.kind !== 'merchant');
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  // Enter before the answer: the first that comes is meant.
  const [hasty, setHasty] = useState(false);
  const { groups, busy, failed } = useFound(pages, acts, typed);
  const found = groups.flatMap(({ entries }) => entries);
  const chosen = found[at];

  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever is chosen now
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen?.id]);

  const open = (entry: Entry) => {
    // First the focus goes back to where it was, then the page comes.
    dialog.current?.close();
    onOpen(entry.way);
  };
  useEffect(() => {
    if (hasty && !busy && found[0]) open(found[0]);
  });
  const press = (event: KeyboardEvent) => {
    // While Chinese is being composed, Enter and arrows belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step) setAt(step(at, found.length - 1));
    else if (event.key === 'Enter' && chosen) open(chosen);
    else if (event.key === 'Enter' && busy) setHasty(true);
    else return;
    event.preventDefault();
  };
  const state = () => {
    if (found.length > 0) return t('found', { count: found.length });
    if (busy) return t('busy');
    return failed ? t('failed') : t('none', { typed: typed.trim() });
  };

  return (
    <dialog
      ref={dialog}
      className={`${dialogs.frame} ${styles.palette}`}
      aria-label={t('title')}
      onClose={onClose}
    >
      <div className={styles.body}>
        <input
          className={styles.input}
          role="combobox"
          aria-label={t('title')}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${chosen.id}`}
          aria-autocomplete="list"
          placeholder={t(isStaff ? 'placeholderStaff' : 'placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
            setHasty(false);
          }}
          onKeyDown={press}
        />
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('results')}
          aria-busy={busy}
          className={styles.list}
        >
          <PaletteList
            {...{ id, groups, chosen }}
            onPoint={(entry) => setAt(found.indexOf(entry))}
            onOpen={open}
          />
        </div>
        <div role="status" className={found.length > 0 ? 'unseen' : styles.none}>
          <p>{state()}</p>
          {found.length === 0 && !busy && !failed && <p>{t('hint')}</p>}
        </div>
        <p className={styles.keys} aria-hidden="true">
          {t(found.length > 0 && busy ? 'busy' : found.length > 0 && failed ? 'failed' : 'keys')}
        </p>
      </div>
    </dialog>
  );
}
