import i18next from 'i18next';
import { isUnanswered } from '../api/error.ts';
import { showError } from '../api/showError.ts';
import { say, useNotices } from '../store/notice.ts';

// Long enough to read, to see what is missing and to reach for the button.
const offeredMs = 8_000;

/** What is told already in the same words, and what its button does. */
const pressOf = (text: string) =>
  useNotices.getState().notices.find((notice) => notice.text === text && notice.action?.press)
    ?.action?.press;

/**
 * Tells that something was done, with a button that takes it back. Whoever could not be reached is asked
 * again; two messages that read alike are one, whose button takes both back.
 */
export const offerUndo = (text: string, undo: () => Promise<unknown>) => {
  const before = pressOf(text);
  const press = async () => {
    await before?.();
    await undo().catch((error: unknown) => {
      showError(error);
      if (isUnanswered(error)) offerUndo(text, undo);
    });
  };
  say('success', text, {
    forMs: offeredMs,
    action: { text: i18next.t('shared:undo.press'), press },
  });
};
