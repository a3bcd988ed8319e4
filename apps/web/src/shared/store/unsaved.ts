import { useInsertionEffect } from 'react';

let forms = 0;

/** Whether someone has typed what would be lost with the page. */
export const hasUnsaved = () => forms > 0;

/**
 * Tells that a form holds something unsaved, for as long as it does. Other effects end when a tab
 * is only hidden; an insertion effect ends with the component.
 */
export const useUnsaved = (dirty: boolean) => {
  useInsertionEffect(() => {
    if (!dirty) return;
    forms += 1;
    return () => {
      forms -= 1;
    };
  }, [dirty]);
};
