import { type Quote, tryPrices } from '@alpaca/contract';
import { useState } from 'react';
import { useSend } from '../../../shared/api/useSend.ts';
import { type Asked, type ParcelValues, requestOf } from '../quotes/parcel.ts';

export interface TrialValues {
  rules: ParcelValues[];
}

interface Answer {
  /** What was asked, to order by it and to tell whether the form has moved on. */
  asked: Asked;
  quotes: Quote[];
}

const isSame = (asked: Asked, values: ParcelValues | undefined) =>
  JSON.stringify(asked) === JSON.stringify(values ? requestOf(values) : {});

/** The trial of a form's parcels; each answer stays with its parcel. */
export const useTrial = (rules: readonly ParcelValues[] | undefined) => {
  const [answers, setAnswers] = useState<readonly (Answer | undefined)[]>([]);
  const send = useSend(tryPrices);
  const run = ({ rules: asked }: TrialValues) =>
    send.mutate(
      { body: { rules: asked.map(requestOf) } },
      {
        onSuccess: (results) =>
          setAnswers(
            results.map((quotes, index) => ({ asked: requestOf(asked[index] ?? {}), quotes })),
          ),
      },
    );
  return {
    run,
    busy: send.isPending,
    error: send.error,
    answerTo: (index: number) => answers[index],
    hasChanged: (index: number) => {
      const answer = answers[index];
      return answer !== undefined && !isSame(answer.asked, rules?.[index]);
    },
    drop: (index: number) => setAnswers(answers.filter((_, at) => at !== index)),
    forget: () => setAnswers([]),
  };
};
export type Trial = ReturnType<typeof useTrial>;
