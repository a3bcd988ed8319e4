import { activationStatuses, checkAccount } from '@alpaca/contract';
import { request } from '../../shared/api/request.ts';
import { useRefresh } from '../../shared/socket/useRefresh.ts';
import { refreshUser, useSession } from '../../shared/store/session.ts';

const unknown = 99;

/** Asks how far the account is. Nobody waits for the answer, so a failure is not told. */
const fetchAuthStatus = async () => {
  const { authStatus } = await request(checkAccount);
  const { user } = useSession.getState();
  if (user && user.authStatus !== authStatus) refreshUser({ ...user, authStatus });
};

/** How far the signed-in account is; an approval is seen the moment it is given. */
export const useAuthStatus = (): number => {
  const status = useSession(({ user }) => user?.authStatus) ?? unknown;
  useRefresh('user', () => {
    // Active is where it ends; what isn't known yet is on its way with the user.
    if (status !== activationStatuses.active && status !== unknown) {
      void fetchAuthStatus().catch(() => null);
    }
  });
  return status;
};
