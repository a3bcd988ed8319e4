import { listPayees } from '@alpaca/contract';
import { useCall } from '../../../shared/api/useCall.ts';

/** All whom the tenant owes: so few that they come as a whole. */
export const usePayees = () => useCall(listPayees, {}, { meta: { quiet: true } });
