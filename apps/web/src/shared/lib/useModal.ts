import { useEffect, useRef } from 'react';

/**
 * For a native dialog that is drawn when it is wanted: opens it over everything, with the focus
 * held and given back by the browser, and closes it on a press beside it.
 */
export const useModal = (open = true) => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    if (!dialog.open) dialog.showModal();
    const press = ({ target }: PointerEvent) => {
      // The dialog itself is hit only outside its content.
      if (target === dialog) dialog.close();
    };
    dialog.addEventListener('pointerdown', press);
    return () => dialog.removeEventListener('pointerdown', press);
  }, [open]);
  return ref;
};
