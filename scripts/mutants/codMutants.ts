import type { Mutant } from './mutants.ts';

const cod = 'apps/server/src/modules/cod';
const tests = [`${cod}/cod.test.ts`];

/** Of cash on delivery: each takes away what keeps money from going to the wrong one, too early or twice. */
export const codMutants: readonly Mutant[] = [
  {
    name: 'cod-approved-by-who-decided',
    file: `${cod}/decisions.service.ts`,
    breaks: `if (row.decided_by === ctx.session?.userId) refuse('cod.ownDecision');`,
    into: '',
    tests,
  },
  {
    name: 'cod-decided-as-it-was-not-seen',
    file: `${cod}/decisions.service.ts`,
    breaks: `if (row.revision !== revision) refuse('cod.moved');`,
    into: '',
    tests,
  },
  {
    name: 'cod-of-another-currency',
    file: `${cod}/matching.ts`,
    breaks: 'return own === currency',
    into: 'return own',
    tests,
  },
  {
    name: 'cod-fee-forgotten',
    file: `${cod}/crediting.sweep.ts`,
    breaks: `{ ...base('codFee'), op: 'codFee', minor: fee, below: true },`,
    into: '',
    tests,
  },
  {
    name: 'cod-line-matched-twice',
    file: `${cod}/codLines.service.ts`,
    breaks: 'if (line.revision !== revision || !isToMatch ||',
    into: 'if (',
    tests,
  },
  {
    name: 'cod-booked-while-lines-come-in',
    file: `${cod}/remittances.service.ts`,
    breaks: `if (await importUnderWay(ctx, 'codRemittance', id)) refuse('remittance.importing');`,
    into: '',
    tests,
  },
];
