import { type FirstStep, getFirstSteps } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callKey, useCall } from '../../../shared/api/useCall.ts';
import { usePreference } from '../../../shared/api/usePreference.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { useSession } from '../../../shared/store/session.ts';

const none: readonly FirstStep[] = [];

/** The way of a new merchant; empty for everybody else. */
export const useFirstSteps = () => {
  const isMerchant = useSession().user?.kind === 'merchant';
  const { data, isPending, refetch } = useCall(
    getFirstSteps,
    {},
    { enabled: isMerchant, meta: { quiet: true } },
  );
  const steps = data ?? none;
  const isOn = steps.length > 0;
  useRefresh('user', () => void (isOn && refetch()));
  return { steps, isKnown: !isMerchant || !isPending };
};

export const doneOf = (steps: readonly FirstStep[]) =>
  steps.filter(({ state }) => state === 'done').length;

export const nextOf = (steps: readonly FirstStep[]) => steps.find(({ state }) => state === 'todo');

/** Whether somebody wants the guide on its own page only; kept with their account. */
export const useStepsAway = () => usePreference('firstSteps.away', false);

// What was saved takes a moment until it counts, as a price that was tried.
const afterMs = 300;

/** Whatever is saved anywhere may have been a step of whoever has any left. */
export const useLookAfterSaving = (hasSteps: boolean) => {
  const queries = useQueryClient();
  useEffect(() => {
    if (!hasSteps) return;
    let timer = 0;
    const forget = queries.getMutationCache().subscribe(({ type, mutation }) => {
      if (type !== 'updated' || mutation?.state.status !== 'success') return;
      clearTimeout(timer);
      timer = window.setTimeout(
        () => void queries.invalidateQueries({ queryKey: callKey(getFirstSteps) }),
        afterMs,
      );
    });
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [queries, hasSteps]);
};
