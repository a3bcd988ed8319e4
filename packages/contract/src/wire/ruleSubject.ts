/** What data rules narrow: parcels with all that hangs on them, and merchants with all that is theirs. */
export const ruleSubjects = ['orders', 'merchants'] as const;
export type RuleSubject = (typeof ruleSubjects)[number];
