import type { Says } from '../wire/says.ts';

export const dataRulesSays = {
  refusals: {
    'dataRule.notFound': 404,
    'dataRule.nameTaken': 409,
    'dataRule.wrongPage': 422,
    'dataRule.unknownValue': 422,
    'dataRule.unknownRole': 422,
    'dataRule.tooMany': 409,
    // Of a role that sees more than the caller, or would.
    'dataRule.beyond': 422,
    // What a change would put beyond the caller's own rules.
    'dataRule.outOfSight': 409,
  },
  permissions: { 'system:dataRules': { side: 'staff' } },
  pages: ['system/DataRules'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    dataRules: typeof dataRulesSays;
  }
}
