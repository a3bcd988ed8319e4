import { getRuleSubjects } from '@alpaca/contract';
import { useCall } from '../../shared/api/useCall.ts';

/** What rules can be made of here. */
export const useRuleSubjects = () => useCall(getRuleSubjects, {}, { meta: { quiet: true } });
