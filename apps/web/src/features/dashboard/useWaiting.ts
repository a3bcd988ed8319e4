import { getWaiting } from '@alpaca/contract';
import { useCall } from '../../shared/api/useCall.ts';
import { useRefresh } from '../../shared/socket/useRefresh.ts';
import { useLookAgain } from './useLookAgain.ts';

/** What goes no further until somebody does something. */
export const useWaiting = () => {
  const asked = useCall(getWaiting, {}, { meta: { quiet: true, kept: true }, ...useLookAgain() });
  useRefresh('user', () => void asked.refetch());
  return asked;
};
