import { getUserPermissionByToken } from '@alpaca/contract';
import { useCall } from '../api/useCall.ts';

// The menu is loaded on entering and holds until the page is loaded again.
const held = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** The menu and the permissions of whoever is signed in. The shell tells if they can't be had. */
export const useAccess = () =>
  useCall(getUserPermissionByToken, {}, { ...held, meta: { quiet: true } });
