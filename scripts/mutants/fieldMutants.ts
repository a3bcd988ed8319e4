import type { Mutant } from './mutants.ts';

const fields = 'apps/server/src/platform/fields';
const atRest = ['apps/server/src/faults/fieldsAtRest.test.ts'];

/** Of sealed fields: each leaves a number where it can be read, or one that nobody opens any more. */
export const fieldMutants: readonly Mutant[] = [
  {
    name: 'recipient-of-a-message-kept-plain',
    file: 'apps/server/src/platform/messaging/outgoing.ts',
    breaks: 'recipient: sealField(ctx, place.recipient, recipient)',
    into: 'recipient',
    tests: atRest,
  },
  {
    name: 'tries-counted-under-a-phone',
    file: 'apps/server/src/platform/throttle.ts',
    breaks: "signed(ctx.node.config, 'throttle', subject.toLowerCase()).toString('base64url')",
    into: 'subject.toLowerCase()',
    tests: atRest,
  },
  {
    name: 'code-kept-under-a-phone',
    file: 'apps/server/src/modules/auth/codes.service.ts',
    breaks: "(ctx: Ctx, mobile: string) => fieldIndex(ctx, 'phone', mobile)",
    into: '(_: Ctx, mobile: string) => mobile',
    tests: atRest,
  },
  {
    name: 'new-data-key-used-before-all-have-it',
    file: `${fields}/dataKeys.ts`,
    breaks: 'begun.findLast((key) => key.settled) ?? begun[0]',
    into: 'begun.at(-1)',
    tests: [`${fields}/fields.test.ts`],
  },
  {
    name: 'sealed-by-the-job-and-not-found',
    file: `${fields}/job/sealColumn.ts`,
    breaks: 'column.index ? optionalIndex(ctx, column.index.kind, text) : null',
    into: 'null',
    tests: [`${fields}/job/sealJob.test.ts`],
  },
  {
    name: 'known-master-key-in-production',
    file: 'apps/server/src/platform/production.ts',
    breaks: "ALPACA_KEYS === '' || ALPACA_KEYS === 'dev'",
    into: 'false',
    tests: ['apps/server/src/main/production.test.ts'],
  },
];
