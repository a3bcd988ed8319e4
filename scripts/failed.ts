import { placeOf, stumbledIn } from './stumbled.ts';

// Names the tests of reports that failed, each in a line: the end of a long output is what is kept.
for (const file of process.argv.slice(2)) {
  for (const test of stumbledIn(file).filter(({ came }) => came === 'failed')) {
    console.log(`failed: ${placeOf(test)} ${test.title}: ${test.error}`);
  }
}
