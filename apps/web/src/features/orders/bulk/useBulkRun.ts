import type { OrderOutcome } from '@alpaca/contract';
import { useState } from 'react';
import { showError } from '../../../shared/api/showError.ts';

/** A new price that was shown and is taken. */
export type AgreedPrice = { id: string } & NonNullable<OrderOutcome['priceNow']>;

/** Sends orders and keeps what became of each; those tried again take their new outcome. */
export const useBulkRun = (
  send: (ids: string[], agreed: AgreedPrice[]) => Promise<readonly OrderOutcome[]>,
  onChanged: () => void,
) => {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, OrderOutcome>>(new Map());
  const [busy, setBusy] = useState(false);
  const run = async (ids: readonly string[], agreed: AgreedPrice[] = []) => {
    setBusy(true);
    try {
      const answers = await send([...ids], agreed);
      setOutcomes(
        (before) => new Map([...before, ...answers.map((one) => [one.id, one] as const)]),
      );
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
      onChanged();
    }
  };
  return { outcomes: [...outcomes.values()], busy, run };
};
