import { useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface Question {
  title: string;
  text?: string | undefined;
  /** How many things it is about: shown large, so that a slip of the hand is seen. */
  count?: number | undefined;
  /** A few of them by name. */
  samples?: readonly string[] | undefined;
  /** Those that are left out, with the reason. */
  skipped?: readonly { count: number; reason: string }[] | undefined;
  /** The word on the button; by default "OK". */
  yes?: string | undefined;
  danger?: boolean | undefined;
}

/** `const { ask, dialog } = useConfirm()`: `await ask({ title })` is the person's answer. */
export const useConfirm = () => {
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const settle = useRef<(yes: boolean) => void>(() => {});

  const ask = (asked: Question) =>
    new Promise<boolean>((resolve) => {
      settle.current(false);
      settle.current = resolve;
      setQuestion(asked);
      setOpen(true);
    });
  const answer = (yes: boolean) => {
    setOpen(false);
    settle.current(yes);
  };
  const dialog = question && <ConfirmDialog {...question} open={open} onAnswer={answer} />;
  return { ask, dialog };
};
