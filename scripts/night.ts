import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { killsNoted } from './kills.ts';
import { withPart } from './nightParts.ts';
import { isNamed, nightDir, onlyWhenAsked, type Part, parts } from './nightPlan.ts';
import { circumstances } from './results.ts';
import { root } from './servers.ts';

// Everything that CI has no time for, one after the other. Stopped, it goes on where it was, as long
// as the commit is the same; `--fresh` begins anew, names do only those parts. Each part leaves its
// line, so that a machine with two hours a night does them all in several.

// Every night tries other sequences and kills at other moments, so that one need not do it all:
// `npm run test:sequences`, `test:ledger` and `test:orders` alone try 20,000 and 200, and are kept.
const sizes = { ALPACA_SEQUENCES: '4000', ALPACA_KILLS: '80' };
// Over all its faults together.
const killsOwed = 500;
const killNotes = join(nightDir, 'kills');

interface Done {
  passed: number;
  failed: number;
  seconds: number;
  kills: number;
}

const stateFile = join(nightDir, 'state.json');
const { commit, date } = circumstances();
const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));

const isAsked = ({ name }: Part) =>
  wanted.includes(name) || Boolean(process.env[`NIGHT_${name.toUpperCase()}`]);
const planned = [...parts, ...onlyWhenAsked.filter(isAsked)];

const kept = (): Record<string, Done> => {
  if (args.includes('--fresh') || wanted.length > 0 || !existsSync(stateFile)) return {};
  const state = JSON.parse(readFileSync(stateFile, 'utf8')) as { commit: string; done: object };
  return state.commit === commit ? (state.done as Record<string, Done>) : {};
};

const countOf = (report: string, code: number) => {
  const counter = ['scripts/count-tests.ts', report, String(code)];
  const { stdout } = spawnSync('node', counter, { cwd: root, encoding: 'utf8' });
  const [passed = 0, failed = 1] = stdout.trim().split(' ').map(Number);
  return { passed, failed };
};

const run = ({ name, command, report }: Part): Done => {
  const log = openSync(join(nightDir, `${name}.log`), 'w');
  rmSync(killNotes, { force: true });
  const started = Date.now();
  // What CI leaves out is what the night is for, wherever it runs.
  const env = {
    ...sizes,
    ...process.env,
    CI: '',
    ALPACA_KILL_NOTES: killNotes,
    NODE_COMPILE_CACHE: join(root, '.data/compiled'),
  };
  const stdio = ['ignore', log, log] as const;
  const { status } = spawnSync('sh', ['-c', command], { cwd: root, stdio: [...stdio], env });
  const seconds = Math.round((Date.now() - started) / 1000);
  const code = status ?? 1;
  const counts = report ? countOf(report, code) : { passed: code ? 0 : 1, failed: code ? 1 : 0 };
  return { ...counts, seconds, kills: killsNoted(killNotes) };
};

const page = join(root, 'docs/night.md');
const names = [...parts, ...onlyWhenAsked].map(({ name }) => name);
// As it was when the night began: what parts leave in the load is the night's own.
const machine = (loadavg()[0] ?? 0) < 0.5 ? 'quiet' : 'busy';

const keep = (name: string, { passed, failed, seconds, kills }: Done) => {
  const day = new Date().toISOString().slice(0, 10);
  const minutes = Math.ceil(seconds / 60);
  const ran = { name, date: day, commit, passed, failed, minutes, kills, machine } as const;
  writeFileSync(page, withPart(readFileSync(page, 'utf8'), ran, names));
};

mkdirSync(nightDir, { recursive: true });
const done = kept();
for (const part of planned) {
  if (wanted.length > 0 && !isNamed(part.name, wanted)) continue;
  if (!done[part.name]) {
    console.log(`${part.name} …`);
    done[part.name] = run(part);
    keep(part.name, done[part.name] as Done);
    if (wanted.length === 0) writeFileSync(stateFile, JSON.stringify({ commit, done }));
  }
  const { passed, failed, seconds } = done[part.name] as Done;
  console.log(`${part.name}: ${passed} passed, ${failed} failed, ${seconds} s`);
}

const all = Object.entries(done);
const sum = (of: (each: Done) => number) => all.reduce((total, [, each]) => total + of(each), 0);
const failing = all.filter(([, { failed }]) => failed > 0).map(([name]) => name);
const kills = sum((each) => each.kills ?? 0);
if (wanted.length === 0 && kills < killsOwed) failing.push(`only ${kills} kills`);
if (wanted.length === 0) {
  const minutes = Math.round(sum(({ seconds }) => seconds) / 60);
  const counts = [sum((d) => d.passed), sum((d) => d.failed), minutes, kills];
  const line = `| ${[date.slice(0, 10), commit, ...counts, machine, failing.join(', ') || '–'].join(' | ')} |\n`;
  const [nights, rest] = readFileSync(page, 'utf8').split('\n## Parts') as [string, string];
  writeFileSync(page, `${nights.trimEnd()}\n${line}\n## Parts${rest}`);
}
console.log(
  `${sum((d) => d.passed)} passed, ${sum((d) => d.failed)} failed, ${kills} processes killed with -9`,
);
process.exit(failing.length === 0 ? 0 : 1);
