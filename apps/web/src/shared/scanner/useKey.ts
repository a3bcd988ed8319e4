import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../lib/isBusy.ts';

/** Does something on a key that types nothing, wherever the focus is, unless a dialog is open. */
export const useKey = (key: string, act: () => void) => {
  const pressed = useEffectEvent(act);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Asked of nowhere: only dialogs count.
      if (event.key !== key || event.repeat || isTyping(null)) return;
      event.preventDefault();
      pressed();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key]);
};
