import type { Mutant } from './mutants.ts';

const modules = 'apps/server/src/modules';
const tracking = `${modules}/tracking`;

/** Of where parcels are and what reports say of them: each tells something that is not so. */
export const trackMutants: readonly Mutant[] = [
  {
    name: 'carrier-asked-about-the-old',
    file: `${tracking}/polling/askTimes.ts`,
    breaks: "  if (now - begunAt.getTime() > oldDays * dayMs) return 'tooOld';\n",
    into: '',
    tests: [`${tracking}/polling/askTimes.test.ts`],
  },
  {
    name: 'news-by-our-own-clock',
    file: `${tracking}/intake/news.ts`,
    breaks: 'const zone = zoneOf(news.countryCode,',
    into: "const zone = zoneOf('',",
    tests: [`${tracking}/intake/intake.test.ts`],
  },
  {
    name: 'news-alike-but-for-their-place',
    file: `${tracking}/intake/news.ts`,
    breaks: 'JSON.stringify([source, carrier, code, words, place, countryCode])',
    into: 'JSON.stringify([source, carrier, code, words, place === words, countryCode])',
    tests: [`${tracking}/intake/intake.test.ts`],
  },
  {
    name: 'report-forgets-what-waits-for-money',
    file: `${modules}/reports/cash.service.ts`,
    breaks: 'const left = available - (waits?.minor ?? 0n);',
    into: 'const left = available - 0n * (waits?.minor ?? 0n);',
    tests: [`${modules}/reports/reports.test.ts`],
  },
  {
    name: 'report-of-days-that-overlap',
    file: `${modules}/reports/period.ts`,
    breaks: 'beforeTo: addDays(from, -1),',
    into: 'beforeTo: from,',
    tests: [`${modules}/reports/reports.test.ts`],
  },
];
