import type { Asking } from './asking.ts';
import { pgbenchTimes } from './pgbench.ts';
import type { Side } from './rounds.ts';
import { keepScript, linesOf, type Sent, sentBy } from './sentScripts.ts';
import { database, type System } from './system.ts';

const thousand = 1000;
const transactions = 2;

/** pgbench's variables as parameters of a prepared statement. */
const withParameters = (line: string) =>
  line.replaceAll(':run', '$1').replaceAll(':client_id', '$2').replaceAll(':n', '$3');

/**
 * The statements of a submission a thousand times in one transaction. What opens and closes a call
 * (scope, idempotency, operation log) is sent once, as a batch does. pgbench would prepare each of
 * the thousands by itself, so they are prepared by hand.
 */
export async function thousandAtATime(system: System, who: Asking, send: Sent): Promise<Side> {
  const { sent, varying } = await sentBy(system, who, send);
  const lines = linesOf(sent, varying);
  const opened = lines.findIndex((line) => line.includes('from idempotency_keys')) + 1;
  const closed = lines.findIndex((line) => line.includes('insert into idempotency_keys'));
  if (opened === 0 || closed < opened) throw new Error('a submission begins or ends otherwise');
  const work = lines.slice(opened, closed);
  const script = keepScript('thousand', [
    '\\if :n = 0',
    ...work.map(
      (line, at) => `prepare work_${at} (bigint, bigint, bigint) as ${withParameters(line)}`,
    ),
    '\\endif',
    ...lines.slice(0, opened),
    ...Array.from({ length: thousand }, () => [
      '\\set n :n + 1',
      ...work.map((_, at) => `execute work_${at}(:run, :client_id, :n);`),
    ]).flat(),
    ...lines.slice(closed),
  ]);
  const url = system.cluster.url('alpaca_app', database);
  return {
    name: 'pgbench',
    async measure() {
      const variables = { run: Date.now(), n: 0 };
      return {
        perSecond: thousand * (await pgbenchTimes({ url, script, transactions, variables })),
      };
    },
  };
}
