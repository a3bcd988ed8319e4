import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../shared/lib/isBusy.ts';

type Wanted = 'palette' | 'keys' | 'help';

const wantedBy = (event: KeyboardEvent): Wanted | null => {
  const { key, metaKey, ctrlKey, shiftKey, altKey } = event;
  if ((metaKey || ctrlKey) && !shiftKey && !altKey && key.toLowerCase() === 'k') return 'palette';
  if (key === 'F1' && !metaKey && !ctrlKey && !shiftKey && !altKey) return 'help';
  // Which keys make a question mark depends on the keyboard, so Shift and Alt may be held.
  if (key === '?' && !metaKey && !ctrlKey && !event.isComposing) return 'keys';
  return null;
};

/** ⌘K or Ctrl-K and F1, wherever the focus is; ? where nobody types. */
export const useFrameKeys = (open: (what: Wanted) => void) => {
  const wanted = useEffectEvent(open);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const what = wantedBy(event);
      if (!what || (what === 'keys' && isTyping(event.target))) return;
      event.preventDefault();
      // A dialog that must be answered first stays in front.
      if (!document.querySelector('dialog:modal, .ant-modal-wrap')) wanted(what);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
