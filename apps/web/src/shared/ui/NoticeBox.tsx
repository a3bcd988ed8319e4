import { type FocusEvent, useEffect, useRef } from 'react';
import { showError } from '../api/showError.ts';
import { hush, type Notice, type NoticeKind, useNotices } from '../store/notice.ts';
import styles from './NoticeBox.module.css';
import { NoticeCard } from './NoticeCard.tsx';

// Where Escape has a meaning of its own.
const busyPlaces = 'dialog, [role=dialog], [role=menu], [role=listbox], [role=combobox]';

/** Escape closes the latest message, wherever the focus is, unless something nearer wants it. */
const useEscape = (latest: Notice | undefined) => {
  useEffect(() => {
    if (!latest) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(busyPlaces)) return;
      hush(latest.id);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [latest]);
};

// There Ctrl Z undoes what was typed.
const typedPlaces = `${busyPlaces}, input, textarea, select, [contenteditable], [role=grid]`;

/** Ctrl Z takes back what the latest message that can be taken back tells of. */
const useUndoKey = (notices: readonly Notice[]) => {
  const latest = notices.find(({ action }) => action?.press);
  useEffect(() => {
    if (!latest) return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      if (event.defaultPrevented) return;
      if (target instanceof Element && target.closest(typedPlaces)) return;
      event.preventDefault();
      hush(latest.id);
      void Promise.resolve(latest.action?.press?.()).catch(showError);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [latest]);
};

/** Where the focus was before it came here, so that closing a message gives it back. */
const useReturn = () => {
  const before = useRef<Element | null>(null);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const giveBack = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return { enter, giveBack };
};

/**
 * Messages, stacked. Both places are always there, or their words would not be heard: failures
 * interrupt, the rest waits until the reader has finished.
 */
export const NoticeBox = () => {
  const { notices } = useNotices();
  const { enter, giveBack } = useReturn();
  useEscape(notices[0]);
  useUndoKey(notices);
  const cards = (wanted: (kind: NoticeKind) => boolean) =>
    notices
      .filter(({ kind }) => wanted(kind))
      .map((notice) => <NoticeCard key={notice.id} notice={notice} onClosed={giveBack} />);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes where the focus came from
    <div onFocus={enter}>
      <div role="alert" aria-atomic="false" className={styles.stack}>
        {cards((kind) => kind === 'error')}
      </div>
      <div role="status" aria-atomic="false" className={styles.stack}>
        {cards((kind) => kind !== 'error')}
      </div>
    </div>
  );
};
