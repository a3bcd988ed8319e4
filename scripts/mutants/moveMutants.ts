import type { Mutant } from './mutants.ts';

const server = 'apps/server/src';
const move = `${server}/platform/move`;
const tests = `${server}/main/move`;

/** Of a tenant that moves: each takes away what keeps something from being lost, doubled or left waiting. */
export const moveMutants: readonly Mutant[] = [
  {
    name: 'closed-beside-who-is-inside',
    file: 'apps/server/migrations/0093_moves.sql',
    breaks:
      'if not pg_catalog.pg_try_advisory_xact_lock_shared(4115, pg_catalog.hashtext(tenant::pg_catalog.text)) then',
    into: 'if false then',
    tests: [`${tests}/fence.test.ts`],
  },
  {
    name: 'relay-tells-what-is-closed',
    file: 'apps/server/migrations/0093_moves.sql',
    breaks: "call moves.let_be('outbox', 'alpaca_relay');",
    into: '',
    tests: [`${tests}/fence.test.ts`],
  },
  {
    name: 'job-given-back-left-behind',
    file: 'apps/server/migrations/0093_moves.sql',
    breaks: '  lock table pgboss.job in share row exclusive mode;\n',
    into: '',
    tests: [`${tests}/fence.test.ts`],
  },
  {
    name: 'refused-without-its-reason',
    file: `${server}/platform/db/tx.ts`,
    breaks: '        await entered;\n        throw error;',
    into: '        throw error;',
    tests: [`${tests}/fence.test.ts`],
  },
  {
    name: 'numbers-given-out-again',
    file: `${move}/sequences.ts`,
    breaks: 'where here.last_value is null or here.last_value < given.last',
    into: 'where false',
    tests: [`${tests}/move.test.ts`],
  },
  {
    name: 'jobs-left-behind',
    file: `${move}/handOver.ts`,
    breaks: '    await passJobs(from, to, tenants);\n',
    into: '',
    tests: [`${tests}/move.test.ts`],
  },
  {
    name: 'waited-for-where-it-no-longer-lives',
    file: `${server}/platform/http/route.ts`,
    breaks: 'opened = await whereItLives(opened);',
    into: '',
    tests: [`${tests}/move.test.ts`],
  },
  {
    name: 'rows-that-differ-are-the-same',
    file: `${move}/proof.ts`,
    breaks: ' && one.hash === other.hash',
    into: '',
    tests: [`${tests}/move.test.ts`],
  },
  {
    name: 'handed-over-after-it-was-given-up',
    file: `${move}/places.ts`,
    breaks: 'if (rowCount !== 1)',
    into: 'if (rowCount === null)',
    tests: [`${tests}/interrupted.test.ts`],
  },
];
