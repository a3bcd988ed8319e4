import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../../shared/lib/useModal.ts';
import styles from './Palette.module.css';
import { createSearch, type PaletteEntry } from './search.ts';

interface Props {
  pages: readonly PaletteEntry[];
  onOpen: (path: string) => void;
  onClose: () => void;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  PageDown: (at, last) => Math.min(last, at + 8),
  PageUp: (at) => Math.max(0, at - 8),
};

/** Every page a user may open, by name in either language or by pinyin initials. */
export default function Palette({ pages, onOpen, onClose }: Props) {
  const { t } = useTranslation('palette');
  const id = useId();
  const dialog = useModal();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const search = useMemo(() => createSearch(pages), [pages]);
  const found = useMemo(() => search(typed), [search, typed]);
  const chosen = found[at];

  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever is chosen now
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const open = (page: PaletteEntry) => {
    // First the focus goes back to where it was, then the page comes.
    dialog.current?.close();
    onOpen(page.path);
  };
  const press = (event: KeyboardEvent) => {
    // While Chinese is being composed, Enter and arrows belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step) setAt(step(at, found.length - 1));
    else if (event.key === 'Enter' && chosen) open(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t('title')} onClose={onClose}>
      <div className={styles.body}>
        <input
          className={styles.input}
          role="combobox"
          aria-label={t('title')}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${at}`}
          aria-autocomplete="list"
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('pages')}
          className={styles.list}
        >
          {found.map((page, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={page.path}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.option}
              onPointerMove={() => setAt(index)}
              onClick={() => open(page)}
            >
              <span>{page.title}</span>
              <span className={styles.above}>{page.above.join(' / ')}</span>
            </div>
          ))}
        </div>
        <p role="status" className={found.length > 0 ? 'unseen' : styles.none}>
          {found.length > 0 ? t('found', { count: found.length }) : t('none')}
        </p>
        <p className={styles.keys} aria-hidden="true">
          {t('keys')}
        </p>
      </div>
    </dialog>
  );
}
