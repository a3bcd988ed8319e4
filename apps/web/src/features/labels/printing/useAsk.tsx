import { lazy, Suspense, useRef, useState } from 'react';
import { loadChunk } from '../../../shared/lib/loadChunk.ts';
import type { Ask, Asked } from './questions.ts';

const PrintQuestion = lazy(() => loadChunk(() => import('./PrintQuestion.tsx')));

interface Asking {
  question: Asked;
  /** Each has its own: what was typed for one is not taken for the next. */
  nth: number;
  open: boolean;
}

/** One question at a time, each answered before the next; `dialog` is where it is asked. */
export const useAsk = () => {
  const [asking, setAsking] = useState<Asking | null>(null);
  const settle = useRef<(answer: unknown) => void>(() => {});
  const ask: Ask = (kind, facts) =>
    new Promise((resolve) => {
      settle.current(null);
      settle.current = resolve as (answer: unknown) => void;
      const question = { kind, facts } as Asked;
      setAsking((last) => ({ question, nth: (last?.nth ?? 0) + 1, open: true }));
    });
  const answer = (given: unknown) => {
    setAsking((last) => last && { ...last, open: false });
    settle.current(given);
  };
  const dialog = asking && (
    <Suspense>
      <PrintQuestion
        key={asking.nth}
        question={asking.question}
        open={asking.open}
        onAnswer={answer}
      />
    </Suspense>
  );
  return { ask, dialog };
};
