import { useEffect } from 'react';

/** ⌘K or Ctrl-K, wherever the focus is. */
export const usePaletteKey = (open: () => void) => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const combined = (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey;
      if (!combined || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      // A dialog that must be answered first stays in front.
      if (!document.querySelector('dialog:modal, .ant-modal-wrap')) open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
};
