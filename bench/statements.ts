import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from '../scripts/postgres.ts';

async function logAll(cluster: Cluster, value: 'all' | 'none'): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.superUrl() });
  await client.connect();
  await client.query(`alter system set log_statement = '${value}'`);
  await client.query('select pg_reload_conf()');
  await client.end();
  await sleep(500); // Every backend takes the new setting before its next statement.
}

type Entry = { pid: string; text: string };

const logged = /^[^[]* \[(\d+)\] LOG: {2}(?:statement|execute [^:]+): ([\s\S]*)/;

/** What PostgreSQL logged; the further lines of a statement begin with a tab. */
const entries = (log: string): Entry[] =>
  log
    .replaceAll('\n\t', ' ')
    .split('\n')
    .flatMap((line) => {
      const [, pid, text] = logged.exec(line) ?? [];
      return pid && text ? [{ pid, text }] : [];
    });

async function logDuring(cluster: Cluster, work: () => Promise<unknown>): Promise<string> {
  const read = () => readFileSync(join(cluster.dir, 'postgres.log'), 'utf8');
  await logAll(cluster, 'all');
  const before = read().length;
  await work();
  await logAll(cluster, 'none');
  return read().slice(before);
}

const isBegin = (text: string) => /^begin/i.test(text);
const isEnd = (text: string) => /^commit/i.test(text);

/**
 * The statements of the transaction that the marked one was sent in. What a node looks up again when
 * its time is over may come before it on the same connection, and is none of the call's work.
 */
export async function statementsOf(
  cluster: Cluster,
  marked: string,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const all = entries(await logDuring(cluster, work));
  const pid = all.find(({ text }) => text.includes(marked))?.pid;
  const sent = all.filter((entry) => entry.pid === pid).map(({ text }) => text);
  const at = sent.findIndex((text) => text.includes(marked));
  const end = sent.findIndex((text, place) => place > at && isEnd(text));
  return sent.slice(sent.slice(0, at).findLastIndex(isBegin), end + 1);
}

const parameters = /^[^[]* \[(\d+)\] DETAIL: {2}[Pp]arameters: ([\s\S]*)/;
const parameter = /\$\d+ = (NULL|'((?:[^']|'')*)')/g;

/** The same with the values that each was sent with. */
export async function valuesOf(
  cluster: Cluster,
  marked: string,
  work: () => Promise<unknown>,
): Promise<{ text: string; values: (string | null)[] }[]> {
  const log = await logDuring(cluster, work);
  const found: { pid: string; text: string; values: (string | null)[] }[] = [];
  for (const line of log.replaceAll('\n\t', '\n').split(/\n(?=\d{4}-\d\d-\d\d )/)) {
    const [, pid, text] = logged.exec(line) ?? [];
    if (pid && text) found.push({ pid, text: text.trimEnd(), values: [] });
    const [, of, list] = parameters.exec(line) ?? [];
    const last = found.findLast((entry) => entry.pid === of);
    if (!list || !last) continue;
    last.values = [...list.matchAll(parameter)].map(([, whole, value = '']) =>
      whole === 'NULL' ? null : value.replaceAll("''", "'"),
    );
  }
  const pid = found.find(({ text }) => text.includes(marked))?.pid;
  return found.filter((entry) => entry.pid === pid);
}

/** The statements of a pgbench script. */
export const statementsIn = (script: string): string[] =>
  script.split('\n').filter((line) => /^\w.*;$/.test(line));

/** A statement without its values, whether they are literals, parameters or expressions. */
const skeleton = (statement: string) =>
  statement
    .toLowerCase()
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[('${;].*$/, '')
    .trim();

/** Fails when the script no longer says what the API does. */
export function mustMatch(script: readonly string[], sent: readonly string[]): void {
  const [expected, found] = [script, sent].map((list) => list.map(skeleton).join('\n'));
  if (expected === found) return;
  throw new Error(`The script is out of step. It has:\n${expected}\n\nThe API sends:\n${found}`);
}
