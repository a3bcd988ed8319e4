import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mergePdfs } from '../apps/server/src/platform/pdf/index.ts';
import { packedStream, pdfOf } from '../apps/server/src/platform/pdf/pdfTestFiles.ts';
import { root } from '../scripts/servers.ts';
import type { Side } from './rounds.ts';
import type { Scenario } from './scenario.ts';

const count = 1_000;
const run = promisify(execFile);

/** A label as carriers send them: an address, a number, and its bars. */
const labelOf = (at: number): Buffer => {
  const lines = [`Buyer ${at}`, `${at + 1} Congress Avenue`, 'Austin TX 78701', `LX${1e8 + at}CN`];
  const words = lines.map((line, nth) => `BT /F1 14 Tf 20 ${400 - nth * 20} Td (${line}) Tj ET`);
  const bars = Array.from({ length: 80 }, (_, bar) => `${20 + bar * 3} 100 ${1 + (bar % 2)} 90 re`);
  return pdfOf({ objects: { 4: packedStream('', [...words, ...bars, 'f'].join('\n')) } });
};

const makeLabels = (folder: string): string[] => {
  mkdirSync(folder, { recursive: true });
  return Array.from({ length: count }, (_, at) => {
    const path = join(folder, `${at}.pdf`);
    writeFileSync(path, labelOf(at));
    return path;
  });
};

const ticksPerSecond = 100;

/** What this process and all that it started and saw end have taken of cores. */
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const children = (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  return (user + system) / 1e6 + children;
};

/** Labels for each second of a core: that holds on a busy machine too. */
const mergeSide = (name: string, labels: number, merge: () => Promise<unknown>): Side => ({
  name,
  async measure(seconds) {
    const [started, before] = [performance.now(), cpuSeconds()];
    let merged = 0;
    do {
      await merge();
      merged += labels;
    } while (performance.now() - started < seconds * 1000);
    const took = cpuSeconds() - before;
    return { perSecond: merged / took, busy: took / ((performance.now() - started) / 1000) };
  },
});

const mergeSides = (paths: readonly string[], folder: string) => {
  const bare = ['--empty', '--pages', ...paths, '--', join(folder, 'bare.pdf')];
  const parts = paths.map((path) => ({ path }));
  return {
    ours: mergeSide('service', paths.length, () => mergePdfs(parts, join(folder, 'ours.pdf'))),
    reference: mergeSide('qpdf', paths.length, () => run('qpdf', bare)),
  };
};

export const labelMergeScenarios: readonly Scenario[] = [
  {
    name: 'label-merge',
    title: `${count} carriers' labels put together, labels for a second of a core ÷ bare qpdf`,
    goal: 0.7,
    async prepare() {
      const folder = join(root, '.data/bench/labels');
      const paths = makeLabels(folder);
      return { about: `${count} labels of one page`, ...mergeSides(paths, folder) };
    },
  },
];
