import { useSession } from '../store/session.ts';

/** Whether this is one of the tenant's own people, who see the orders of all merchants. */
export const useIsOperator = () => useSession(({ user }) => user?.kind !== 'merchant');
