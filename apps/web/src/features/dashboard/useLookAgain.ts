import { useIsOperator } from '../../shared/permission/useIsOperator.ts';

const operatorMs = 60_000;

/** Merchants are told of every change; operators look by themselves. */
export const useLookAgain = () => ({
  refetchInterval: useIsOperator() ? operatorMs : (false as const),
});
