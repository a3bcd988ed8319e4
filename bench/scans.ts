import { setTimeout as sleep } from 'node:timers/promises';
import { asking, forSeconds } from './asking.ts';
import { importSheet, makeSheet } from './imports.ts';
import type { Load } from './load.ts';
import { watching } from './machine.ts';
import { settleSeconds } from './pgbench.ts';
import type { Side } from './rounds.ts';
import {
  addParcels,
  houseOf,
  type Model,
  numberOf,
  placeModels,
  prefixes,
  scan,
  scanTemplate,
  waiting,
} from './scanning.ts';
import type { Scenario } from './scenario.ts';
import { bySql, countOn, keepScript, linesOf, oldIds } from './sentScripts.ts';
import { valuesOf } from './statements.ts';
import type { System } from './system.ts';

const stations = 20;
// More than either side weighs in while it is measured.
const perSecondMost = { api: 900, sql: 2_700 };
// Each side and round has numbers of its own; the script's are beyond those that were sent.
const scriptFrom = 500_000_000_000;

/** Weighing a parcel of this model in, as the statements of one that was. */
const scriptOf = async (system: System, model: Model, warehouseId: string, at: number) => {
  const who = await asking(system, 'yunling-op');
  await addParcels(system, model, { from: 1, count: 2 });
  // The first looks up who is asking and what the line costs; the next ones remember.
  await scan(who, warehouseId, numberOf(model, 1));
  const begun = Date.now();
  let scanId = '';
  const sent = await valuesOf(system.cluster, 'insert into "scans"', async () => {
    scanId = await scan(who, warehouseId, numberOf(model, 2));
  });
  const { order, hold } = prefixes(model);
  const two = numberOf(model, 2).slice(1);
  const padded = `lpad(:k::text, 12, '0')`;
  return keepScript(`scan-${model.letter}`, [
    countOn,
    `\\set m${at} :m${at} + 1`,
    `\\set k :from + :m${at} * ${stations} + :client_id`,
    ...linesOf(sent, {
      fresh: [],
      known: new Set([...oldIds(sent, begun), scanId]),
      variables: {
        [scanId]: `'${order.replace('f3', 'f6')}' || ${padded}`,
        [`${order}${two}`]: `'${order}' || ${padded}`,
        [`${hold}${two}`]: `'${hold}' || ${padded}`,
        [numberOf(model, 2)]: `'${model.letter}' || ${padded}`,
      },
    }),
  ]);
};

/** Weighs in by the script, each round other parcels. */
const sqlSide = (system: System, models: readonly Model[], scripts: readonly string[]): Side => {
  let from = scriptFrom;
  return {
    name: 'pgbench',
    async measure(seconds) {
      from += 10_000_000;
      const count = Math.ceil((perSecondMost.sql * (seconds + settleSeconds)) / models.length);
      for (const model of models) await addParcels(system, model, { from, count });
      const variables = { from, m0: -1, m1: -1, m2: -1 };
      const measured = await bySql(system, '', scripts, { clients: stations, variables }).measure(
        seconds,
      );
      for (const model of models) {
        if ((await waiting(system, model, from)) === 0) throw new Error('too few parcels');
      }
      return measured;
    },
  };
};

/** Twenty stations, each with the next parcel as soon as the last one is answered. */
const apiSide = (
  system: System,
  load: Load,
  models: readonly Model[],
  templates: readonly string[],
): Side => {
  let from = 3_000;
  return {
    name: 'API',
    async measure(seconds) {
      const count = Math.ceil((perSecondMost.api * seconds) / models.length);
      // The load takes the templates in turn by its number.
      for (const [at, model] of models.entries()) {
        await addParcels(system, model, { from: from + at, count, step: models.length });
      }
      const job = { port: system.api.port, connections: stations, seconds, templates, from };
      from += count * models.length;
      const { result, busy } = await watching(system.api.pid, () => load.run(job));
      return { perSecond: result.requests / result.seconds, busy };
    },
  };
};

// An operator is quick who weighs a parcel in every second.
const pauseMs = 1_000;

/** The 95th percentile of a scan's time while stations weigh in at that pace. */
const pacedP95 = async (until: () => boolean, next: () => Promise<unknown>) => {
  const times: number[] = [];
  const station = async (at: number) => {
    await sleep((at * pauseMs) / stations);
    while (!until()) {
      const from = performance.now();
      await next();
      const took = performance.now() - from;
      times.push(took);
      await sleep(Math.max(0, pauseMs - took));
    }
  };
  await Promise.all(Array.from({ length: stations }, (_, at) => station(at)));
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] as number;
};

export const scanScenarios: readonly Scenario[] = [
  {
    name: 'scan',
    title: 'Parcels weighed in ÷ the same SQL by pgbench',
    unit: 'orders/s',
    goal: 0.5,
    async prepare(system, load) {
      const warehouseId = await houseOf(system);
      const models = await placeModels(system);
      const who = await asking(system, 'yunling-op');
      const scripts: string[] = [];
      for (const [at, model] of models.entries()) {
        scripts.push(await scriptOf(system, model, warehouseId, at));
      }
      const templates = models.map((model) => scanTemplate(who, warehouseId, model));
      return {
        about: `${stations} stations, ${models.length} merchants, each parcel priced and paid from what is held for it; ${stations} pgbench clients`,
        ours: apiSide(system, load, models, templates),
        reference: sqlSide(system, models, scripts),
      };
    },
  },
  {
    name: 'scan-neighbour',
    title: 'A scan beside an import of 10,000 rows ÷ alone, by the 95th percentile',
    unit: 'p95',
    goal: 0.5,
    async prepare(system) {
      const warehouseId = await houseOf(system);
      const models = await placeModels(system);
      const [model] = models as [Model];
      await system.startWorker();
      const [importer, path] = [await asking(system, 'kapok'), await makeSheet(10_000)];
      const who = await asking(system, 'yunling-op');
      const from = 400_000_000_000;
      await addParcels(system, model, { from, count: 20_000 });
      let n = from;
      const next = () => {
        n += 1;
        return scan(who, warehouseId, numberOf(model, n - 1));
      };
      return {
        about: `${stations} stations that weigh in a parcel every second`,
        ours: {
          name: 'beside',
          async measure(seconds) {
            const isOver = forSeconds(seconds);
            // One import is over in two seconds, and of forty scans two alone would be the answer.
            const importing = (async () => {
              while (!isOver()) await importSheet(importer, path);
            })();
            const p95 = await pacedP95(isOver, next);
            await importing;
            return { perSecond: 1000 / p95 };
          },
        },
        reference: {
          name: 'alone',
          async measure(seconds) {
            return { perSecond: 1000 / (await pacedP95(forSeconds(seconds), next)) };
          },
        },
      };
    },
  },
];
