import { knownFlaky, lineOf } from './flaky.ts';
import { placeOf, stumbledIn } from './stumbled.ts';

// Names the tests of a report that passed only when they were tried again, with what went wrong first,
// and says which of them docs/flaky.md does not know. That fails nothing by itself: on a busy machine
// any test may be held up once.
const [file = ''] = process.argv.slice(2);
const known = knownFlaky();
for (const test of stumbledIn(file).filter(({ came }) => came === 'retried')) {
  console.log(`passed only when tried again: ${placeOf(test)} ${test.title}: ${test.error}`);
  const since = lineOf(known, test)?.since;
  console.log(
    since
      ? `  known since ${since}: docs/flaky.md`
      : '  not in docs/flaky.md: write it down there with the day and its cause',
  );
}
