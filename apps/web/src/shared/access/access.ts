import { getUserPermissionByToken } from '@alpaca/contract';
import { isPassing } from '../api/passing.ts';
import { useCall } from '../api/useCall.ts';

// The menu is loaded on entering and holds until somebody changes it: useFreshAccess hears of that.
const held = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

// A server that is being started again is back within this; nobody is signed out meanwhile.
const patienceMs = 30_000;
let failingSince = 0;
const goesOn = (count: number, error: unknown) => {
  if (count === 0) failingSince = Date.now();
  return isPassing(error) && Date.now() - failingSince < patienceMs;
};
const patient = { retry: goesOn, retryDelay: 2_000 };

/** The menu and the permissions of whoever is signed in. The shell tells if they can't be had. */
export const useAccess = () =>
  useCall(getUserPermissionByToken, {}, { ...held, ...patient, meta: { quiet: true, kept: true } });
