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

/** The statements of the connection that sent the marked one. */
export async function statementsOf(
  cluster: Cluster,
  marked: string,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const read = () => readFileSync(join(cluster.dir, 'postgres.log'), 'utf8');
  await logAll(cluster, 'all');
  const before = read().length;
  await work();
  await logAll(cluster, 'none');
  const all = entries(read().slice(before));
  const pid = all.find(({ text }) => text.includes(marked))?.pid;
  return all.filter((entry) => entry.pid === pid).map(({ text }) => text);
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
