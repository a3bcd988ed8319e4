import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './servers.ts';

/** A test that passed only when it was tried again, as docs/flaky.md has it. */
export interface Flaky {
  file: string;
  /** How its name begins. */
  title: string;
  since: string;
  cause: string;
}

const daysToMend = 14;
const dayMs = 86_400_000;

/** The lines of its table, without the head. */
export const flakyIn = (text: string): Flaky[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, file = '', title = '', since = '', cause = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return { file: file.replaceAll('`', ''), title, since, cause };
    });

export const knownFlaky = () => flakyIn(readFileSync(join(root, 'docs/flaky.md'), 'utf8'));

/** What is wrong with a line: whatever it lacks, or that its time is over. */
export const wrongWith = ({ file, title, since, cause }: Flaky, now = new Date()): string[] => {
  const days = Math.floor((now.getTime() - new Date(since).getTime()) / dayMs);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(since) && Number.isFinite(days);
  return [
    ...(file && title && cause ? [] : [`a line without its file, test or cause: ${file} ${title}`]),
    ...(isDay && days >= 0 ? [] : [`${file} ${title}: '${since}' is no day that has been`]),
    ...(days > daysToMend ? [`${file} ${title}: not mended for ${days} days`] : []),
  ];
};

/** The line about a test, if there is one. */
export const lineOf = (known: readonly Flaky[], test: { file: string; title: string }) =>
  known.find(({ file, title }) => test.file === file && test.title.includes(title));
