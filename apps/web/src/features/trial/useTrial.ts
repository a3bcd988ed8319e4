import { type Quote, tryPrices } from '@alpaca/contract';
import { useState } from 'react';
import { useSend } from '../../shared/api/useSend.ts';
import { type ParcelValues, requestOf } from '../quotes/parcel.ts';

export interface TrialValues {
  rules: ParcelValues[];
}

interface Answer {
  /** What was asked, to tell whether the form has moved on. */
  asked: string;
  quotes: Quote[];
}

const asText = (values: ParcelValues | undefined) =>
  JSON.stringify(values ? requestOf(values) : {});

/** The trial of a form's parcels; each answer stays with its parcel. */
export const useTrial = (rules: readonly ParcelValues[] | undefined) => {
  const [answers, setAnswers] = useState<readonly (Answer | undefined)[]>([]);
  const send = useSend(tryPrices);
  const run = ({ rules: asked }: TrialValues) =>
    send.mutate(
      { body: { rules: asked.map(requestOf) } },
      {
        onSuccess: (results) =>
          setAnswers(results.map((quotes, index) => ({ asked: asText(asked[index]), quotes }))),
      },
    );
  return {
    run,
    busy: send.isPending,
    error: send.error,
    quotesOf: (index: number) => answers[index]?.quotes,
    hasChanged: (index: number) => {
      const answer = answers[index];
      return answer !== undefined && answer.asked !== asText(rules?.[index]);
    },
    drop: (index: number) => setAnswers(answers.filter((_, at) => at !== index)),
    forget: () => setAnswers([]),
  };
};
export type Trial = ReturnType<typeof useTrial>;
