import { getUserPermissionByToken } from '@alpaca/contract';
import { isPassing } from '../api/passing.ts';
import { useCall } from '../api/useCall.ts';
import { keptAccess } from './keptAccess.ts';

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

// What it was the last time is on show meanwhile, and says of itself that it is old.
const last = { initialData: keptAccess, initialDataUpdatedAt: 0 };

/**
 * The menu and the permissions of whoever is signed in. The shell tells if they can't be had. Handed on as it
 * is: whoever asks is drawn again only for what they read of it, and every button asks.
 */
export const useAccess = () =>
  useCall(
    getUserPermissionByToken,
    {},
    { ...held, ...patient, ...last, meta: { quiet: true, kept: true } },
  );

/** Whether the server has said it, and not only this browser. */
export const isFresh = ({ dataUpdatedAt }: { dataUpdatedAt: number }) => dataUpdatedAt > 0;
