import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const exceptionsAtMost = 15;
// The specification rules which characters a password has; that alone can stand against level 1.
const ruledBySpecification = ['V6.2.5'];

interface Row {
  number: string;
  level: string;
  asks: string;
  verdict: string;
  where: string;
}

const rows: Row[] = readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [, number = '', level = '', asks = '', verdict = '', where = '', rest] = line
      .split('|')
      .map((cell) => cell.trim());
    if (rest !== '') throw new Error(`not five cells: ${line}`);
    return { number, level, asks, verdict, where };
  });

const of = (verdict: string) => rows.filter((row) => row.verdict === verdict);
const named = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
// Commands, variables and calls stand in the same quotes; a path has a folder or an ending.
const pathsIn = (text: string) =>
  named(text).filter((name) =>
    /^[\w.-]+(\/[\w.-]+)+$|^[\w-]+\.(json|ts|md|yaml)$|^\.\w+$|^Dockerfile$/.test(name),
  );
const missingIn = (text: string) => pathsIn(text).filter((path) => !existsSync(path));

describe('the ledger of the ASVS', () => {
  test('has each of the 253 requirements once', () => {
    expect(rows).toHaveLength(253);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(253);
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  });

  test('is well-formed in every row', () => {
    for (const { number, level, asks, verdict, where } of rows) {
      expect(number).toMatch(/^V\d{1,2}\.\d{1,2}\.\d{1,2}$/);
      expect(level, number).toMatch(/^[12]$/);
      expect(asks, number).not.toBe('');
      expect(asks.split(/\s+/).length, number).toBeLessThanOrEqual(12);
      expect(verdict, number).toMatch(/^(met|n\/a|exception)$/);
      expect(where, number).not.toBe('');
    }
  });

  test('names for all that is met a place that exists', () => {
    for (const { number, where } of of('met')) expect(pathsIn(where), number).not.toEqual([]);
    expect(of('met').flatMap(({ where }) => missingIn(where))).toEqual([]);
  });

  test('exceptions are few, dated, and say what lifts them', () => {
    const exceptions = of('exception');
    for (const { number, where } of exceptions) {
      expect(where, number).toMatch(/^\d{4}-\d{2}-\d{2}\. \S.* Lifted when \S.*\.$/);
    }
    const ofLevel = (level: string) => exceptions.filter((row) => row.level === level);
    expect(ofLevel('1').map(({ number }) => number)).toEqual(ruledBySpecification);
    expect(ofLevel('2').length).toBeLessThanOrEqual(exceptionsAtMost);
  });

  test('its summary counts what stands below it', () => {
    const summary = readFileSync('docs/asvs.md', 'utf8');
    for (const level of ['1', '2']) {
      const counts = ['met', 'n/a', 'exception'].map(
        (verdict) => of(verdict).filter((row) => row.level === level).length,
      );
      expect(summary).toMatch(new RegExp(`\\| ${[level, ...counts].join(' +\\| ')} +\\|`));
    }
  });
});

describe('docs/security.md', () => {
  const text = readFileSync('docs/security.md', 'utf8');
  const doors =
    'public web, merchant, team member, operator, administrator, carrier, payment, storage, machine';
  const sections = text.split(/^### /m).slice(1);
  const sectionOf = (door: string) =>
    sections.find((section) => section.toLowerCase().startsWith(door)) ?? '';

  test.each(doors.split(', '))('has a section for %s, with who, what and what not', (door) => {
    const section = sectionOf(door);
    for (const part of ['Before it', 'May', 'Held by', 'Not promised']) {
      expect(section, door).toContain(`- **${part}**`);
    }
  });

  test.each(doors.split(', '))('each promise of %s names its test', (door) => {
    const promises = sectionOf(door)
      .split('\n')
      .filter((line) => line.startsWith('  - '));
    expect(promises.length).toBeGreaterThan(1);
    for (const promise of promises) expect(pathsIn(promise), promise).not.toEqual([]);
  });

  test('every place it names exists', () => {
    expect(missingIn(text)).toEqual([]);
  });
});

describe('no source', () => {
  const served = globSync(['apps/server/src/**/*.ts', 'apps/web/src/**/*.{ts,tsx}']).filter(
    (path) => !/\.test\.|\.samples\.|\/testing[/.]|\/faults\/|Test[A-Z]\w*\.ts$/.test(path),
  );
  const holding = (pattern: RegExp, paths = served) =>
    paths.filter((path) => pattern.test(readFileSync(path, 'utf8')));
  const onServer = served.filter((path) => path.startsWith('apps/server'));

  test('was missed', () => expect(served.length).toBeGreaterThan(500));

  test.each([
    ['runs text as code', /\beval\(|new Function\(/],
    ['writes text as markup', /dangerouslySetInnerHTML|\.innerHTML\s*=|\.outerHTML\s*=/],
    ['uses a broken hash', /createHash\(['"](md5|sha1)|hash\(['"](md5|sha1)/i],
    ['encrypts without proof', /createCipheriv\(['"](?!aes-256-gcm)/],
  ])('%s', (_, pattern) => {
    expect(holding(pattern)).toEqual([]);
  });

  // .dockerignore leaves those out.
  test('of the server needs what is for tests', () => {
    const forTests =
      /^(?:import|export) (?!type ).*'[^']*(?:testing\/|\/testing\.|faults\/|\.samples|Test[A-Z])/m;
    expect(holding(forTests, onServer)).toEqual([]);
  });

  // By a list of arguments, each of them ours, and no shell reads it.
  test('of the server starts a command, but what reads PDFs starts one', () => {
    const reader = 'apps/server/src/platform/pdf/qpdf.ts';
    expect(holding(/child_process/, onServer)).toEqual([reader]);
    expect(holding(/\bexec\(|execSync|shell:/, [reader])).toEqual([]);
  });

  test('of the server guesses by Math.random', () => {
    expect(holding(/Math\.random/, onServer)).toEqual([]);
  });
});
