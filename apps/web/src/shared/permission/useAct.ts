import { useState } from 'react';
import { showError } from '../api/showError.ts';
import { type Question, useConfirm } from '../feedback/dialogs/useConfirm.tsx';

export interface Act {
  /** Asked before anything is done. */
  confirm?: Question | undefined;
  /** Busy until the promise settles; again meanwhile does nothing. */
  onClick: () => unknown;
}

/** Does one thing at a time: asks first, is busy until it is done, tells of a failure. */
export const useAct = () => {
  const [busy, setBusy] = useState(false);
  const { ask, dialog } = useConfirm();
  /** `onAnswer` is called once the question is gone, whatever the answer was. */
  const act = async ({ confirm, onClick }: Act, onAnswer?: () => void) => {
    if (busy) return;
    const agreed = !confirm || (await ask(confirm));
    onAnswer?.();
    if (!agreed) return;
    setBusy(true);
    try {
      await onClick();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, act, dialog };
};
