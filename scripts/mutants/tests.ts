import { join } from 'node:path';
import { createVitest, type TestCase } from 'vitest/node';
import { root } from '../servers.ts';

const longestMs = 600_000;

const said = (test: TestCase) => `  ${test.fullName}: ${test.result().errors?.[0]?.message ?? ''}`;

/**
 * A vitest that stays: its database is made and filled once, and a file is read again only where it
 * was changed. To begin anew for every break took more than most tests.
 */
export const openTests = async () => {
  const vitest = await createVitest('test', {
    root,
    run: true,
    watch: false,
    retry: 0,
    bail: 1,
    reporters: [{}],
  });

  /** What fails of some tests; nothing where all pass. */
  const failing = async (tests: readonly string[]): Promise<string[]> => {
    const wanted = new Set(tests.map((path) => join(root, path)));
    const found = await vitest.globTestSpecifications([...tests]);
    const specs = found.filter(({ moduleId }) => wanted.has(moduleId));
    if (specs.length !== wanted.size)
      throw new Error(`Not all are tests here: ${tests.join(', ')}`);
    // One that hangs has noticed.
    const mostMs = longestMs * specs.length;
    let isHanging = false;
    const timer = setTimeout(() => {
      isHanging = true;
      void vitest.cancelCurrentRun('keyboard-input');
    }, mostMs);
    const { testModules, unhandledErrors } = await vitest
      .runTestSpecifications(specs)
      .finally(() => clearTimeout(timer));
    const modules = testModules.filter(({ moduleId }) => wanted.has(moduleId));
    const failed = modules
      .filter((one) => one.state() !== 'passed')
      .flatMap((one) => [one.moduleId, ...[...one.children.allTests('failed')].map(said)]);
    const errors = [...unhandledErrors, ...modules.flatMap((one) => one.errors())];
    return [
      ...(isHanging ? [`not done in ${mostMs / 1000} s`] : []),
      ...(modules.length < wanted.size ? ['not all were run'] : []),
      ...failed,
      ...errors.map((error) => String((error as Error).message)),
    ];
  };

  return {
    failing,
    /** The file is another one now. */
    changed: (path: string) => vitest.invalidateFile(join(root, path)),
    close: () => vitest.close(),
  };
};
export type Tests = Awaited<ReturnType<typeof openTests>>;
