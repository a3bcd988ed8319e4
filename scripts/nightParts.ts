// The second table of docs/night.md: each part as it was last run, for a whole night takes longer than
// some machines have.

export interface PartRun {
  name: string;
  date: string;
  commit: string;
  passed: number;
  failed: number;
  minutes: number;
  /** Processes that were killed with -9 on the way. */
  kills: number;
  machine: 'quiet' | 'busy';
}

const [begin, end] = ['<!-- parts -->', '<!-- end -->'];
const head = [
  '| part | last run | commit | passed | failed | minutes | kills | machine |',
  '| ---- | -------- | ------ | ------ | ------ | ------- | ----- | ------- |',
];

const row = ({ name, date, commit, passed, failed, minutes, kills, machine }: PartRun) =>
  `| ${[name, date, commit, passed, failed, minutes, kills, machine].join(' | ')} |`;

const nameOf = (line: string) => line.split('|')[1]?.trim();

/** The page with a part's last run in it; parts stand in the order of the night. */
export const withPart = (page: string, part: PartRun, order: readonly string[]): string => {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`no ${begin} … ${end} in the page`);
  const kept = page
    .slice(from + begin.length, to)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !head.includes(line) && nameOf(line) !== part.name);
  const place = (line: string) => order.indexOf(nameOf(line) ?? '');
  const rows = [...kept, row(part)].sort((one, other) => place(one) - place(other));
  return `${page.slice(0, from)}${[begin, '', ...head, ...rows, '', end].join('\n')}${page.slice(to + end.length)}`;
};
