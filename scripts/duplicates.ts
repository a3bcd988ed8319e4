import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

// Holds what `jscpd` found (.jscpd.json says what counts) against what scripts/duplicates.json allows.
// Tests are counted apart: there a second time is often plainer than a helper.

interface Place {
  name: string;
  start: number;
}
export interface Pair {
  lines: number;
  firstFile: Place;
  secondFile: Place;
}

const tests =
  /\.(test|spec)\.tsx?$|^(e2e|smoke)\/|src\/(testing|faults)\/|Test\w+\.ts$|\/testing\.ts$|\.samples\.ts$/;

export const isTest = ({ firstFile, secondFile }: Pair) =>
  tests.test(firstFile.name) || tests.test(secondFile.name);

export const tooMany = (pairs: readonly Pair[], most: Record<'product' | 'tests', number>) => {
  const ofTests = pairs.filter(isTest);
  const ofProduct = pairs.filter((pair) => !isTest(pair));
  return [
    ...(ofProduct.length > most.product ? ofProduct : []),
    ...(ofTests.length > most.tests ? ofTests : []),
  ];
};

const read = (path: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', path), 'utf8'));
const root = join(import.meta.dirname, '..');
const named = ({ name, start }: Place) => ({ name: relative(root, name), start });

if (import.meta.main) {
  const found = read('.data/duplicates/jscpd-report.json').duplicates as Pair[];
  const pairs = found.map(({ lines, firstFile, secondFile }) => ({
    lines,
    firstFile: named(firstFile),
    secondFile: named(secondFile),
  }));
  const most = read('scripts/duplicates.json');
  const count = pairs.filter(isTest).length;
  console.log(
    `Written twice: ${pairs.length - count} (${most.product} allowed), in tests ${count} (${most.tests} allowed)`,
  );
  const above = tooMany(pairs, most);
  const wanted = process.argv.includes('--all') ? pairs : above;
  for (const { lines, firstFile: one, secondFile: other } of wanted) {
    console.log(`${lines} lines: ${one.name}:${one.start} ~ ${other.name}:${other.start}`);
  }
  process.exitCode = above.length > 0 ? 1 : 0;
}
