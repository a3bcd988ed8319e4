import type { Mutant } from './mutants.ts';

const server = 'apps/server/src';
const cells = `${server}/platform/cells`;

/** Of cells: each lets one cell's fault reach another's tenants, or loses somebody who moved. */
export const cellMutants: readonly Mutant[] = [
  {
    name: 'remembered-session-asks-the-former-cell',
    file: `${server}/platform/http/open.ts`,
    breaks: 'if (kept?.cell === cell) return kept.db;',
    into: 'if (kept) return kept.db;',
    tests: [`${server}/main/directory.test.ts`],
  },
  {
    name: 'api-key-looked-for-in-one-cell',
    file: `${cells}/directory.ts`,
    breaks: 'new Set([cell, ...(await state.now()).wentTo(cell)])',
    into: 'new Set([cell])',
    tests: [`${server}/main/directory.test.ts`],
  },
  {
    name: 'directory-not-heard',
    file: `${server}/main/apiServer.ts`,
    breaks: `else if (message.cmd === 'directory') lookAnew();`,
    into: `else if (message.cmd === 'directory') return;`,
    tests: [`${server}/main/directory.test.ts`],
  },
  {
    name: 'copy-not-put-right',
    file: `${cells}/copyDirectory.ts`,
    breaks: 'const had = await askForDirectory(home, await ownVersion(cell));',
    into: 'const had = { ...(await askForDirectory(home, await ownVersion(cell))), whole: null };',
    tests: [`${server}/main/directory.test.ts`],
  },
  {
    name: 'ready-only-with-every-cell',
    file: `${server}/platform/seeing/seeing.ts`,
    breaks: 'Promise.any(pools.map(',
    into: 'Promise.all(pools.map(',
    tests: [`${server}/faults/cells.test.ts`],
  },
  {
    name: 'no-start-without-every-cell',
    file: `${server}/platform/jobs/bosses.ts`,
    breaks: 'if (faults.length === bosses.size) throw faults[0];',
    into: 'if (faults.length > 0) throw faults[0];',
    tests: [`${server}/faults/cells.test.ts`],
  },
  {
    name: 'no-directory-without-home',
    file: `${cells}/readDirectory.ts`,
    breaks: 'const copy = quick ? null : await newestCopy(others, known);',
    into: 'const copy = quick ? null : undefined as Awaited<ReturnType<typeof newestCopy>> | null;',
    tests: [`${server}/faults/cells.test.ts`],
  },
  {
    name: 'full-cell-takes-tenants',
    file: `${cells}/load.ts`,
    breaks: 'one.open && loadOf(one.burden) < 1',
    into: 'one.open',
    tests: [`${cells}/load.test.ts`],
  },
  {
    name: 'tenant-made-in-two-cells',
    file: `${server}/main/placing.ts`,
    breaks: 'if (lives !== null) {',
    into: 'if (lives !== null && wanted === undefined) {',
    tests: [`${server}/main/placing.test.ts`],
  },
  {
    name: 'operations-without-token',
    file: `${server}/platform/operations/operations.routes.ts`,
    breaks: 'if (showsToken(token, request.headers.authorization)) return true;',
    into: 'return true;',
    tests: [`${server}/platform/operations/operations.test.ts`],
  },
];
