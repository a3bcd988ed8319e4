import { whileBroken } from './brokenFile.ts';
import { type Mutant, mutantGroups, mutants } from './mutants.ts';
import { openTests, type Tests } from './tests.ts';

// Breaks the product on purpose, one guard at a time, and expects a test to notice. A break that no
// test notices is a guard that nobody would miss.

const wanted = process.argv.slice(2);
const chosen =
  wanted.length === 0
    ? mutants
    : wanted.flatMap((name) => mutantGroups[name] ?? mutants.filter((one) => one.name === name));
if (chosen.length === 0) {
  console.error(`There is no break or group of that name: ${Object.keys(mutantGroups).join(', ')}`);
  process.exit(1);
}

const inOnes = async <T>(use: (tests: Tests) => Promise<T>): Promise<T> => {
  const tests = await openTests();
  try {
    return await use(tests);
  } finally {
    await tests.close();
  }
};

/** What the tests say of it; nothing where they notice nothing. */
const noticedBy = (mutant: Mutant, standing: Tests): Promise<string[]> => {
  // The database that all copy was made by what the migrations said before.
  if (mutant.file.endsWith('.sql')) {
    return whileBroken(mutant, () => inOnes((own) => own.failing(mutant.tests)));
  }
  const told = () => {
    standing.changed(mutant.file);
    return standing.failing(mutant.tests);
  };
  return whileBroken(mutant, told).finally(() => standing.changed(mutant.file));
};

const survivors = await inOnes(async (tests) => {
  const files = [...new Set(chosen.flatMap((one) => one.tests))];
  console.log(`${chosen.length} breaks, ${files.length} test files`);
  // A test that is red anyway would notice everything.
  const failing = await tests.failing(files);
  if (failing.length > 0) {
    console.error(`These tests fail with nothing broken:\n${failing.join('\n')}`);
    return null;
  }
  const left: string[] = [];
  for (const mutant of chosen) {
    const said = await noticedBy(mutant, tests);
    if (said.length === 0) left.push(mutant.name);
    console.log(`${said.length > 0 ? 'noticed ' : 'SURVIVED'}  ${mutant.name}: ${mutant.file}`);
    // By whom, so that nobody takes a test that ran out of time for one that noticed.
    for (const line of said.slice(0, 2)) console.log(`          ${line.split('\n')[0]}`);
  }
  return left;
});
if (survivors) {
  console.log(`${chosen.length - survivors.length} passed, ${survivors.length} failed`);
}
process.exit(survivors?.length === 0 ? 0 : 1);
