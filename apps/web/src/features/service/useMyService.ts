import { getMyService } from '@alpaca/contract';
import { useCall } from '../../shared/api/useCall.ts';
import { useHasBegun, useRefresh } from '../../shared/socket/useRefresh.ts';
import { useSession } from '../../shared/store/session.ts';

/** The merchant's talk with customer service, followed live; nothing to the staff, who have none. */
export const useMyService = () => {
  const isMerchant = useSession(({ user }) => user?.kind === 'merchant');
  const { data, refetch } = useCall(
    getMyService,
    {},
    { enabled: useHasBegun() && isMerchant, meta: { quiet: true } },
  );
  const look = () => void (isMerchant && refetch());
  useRefresh('user', look, true);
  return { isMerchant, mine: isMerchant ? data : undefined, look };
};
export type MyService = ReturnType<typeof useMyService>;
