import { expect } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { didIt } from '../../testing/sequences.ts';
import * as bags from './bags/bags.service.ts';
import * as batches from './batches/batches.service.ts';
import * as leaving from './leaving/leaving.service.ts';
import * as bagModel from './physicalTestBagModel.ts';
import type { Line, ModelBag, ModelBatch } from './physicalTestModel.ts';
import { type Acts, meantOrder, namedBox, type Run } from './physicalTestRun.ts';
import type { BagOp, Step } from './physicalTestSteps.ts';
import { scan } from './scan/scanBag.service.ts';

// Each step of parcels that leave and come back, done with the product and reckoned by the model.

/** The first or second batch of a line, opened when it is first wanted. */
const batchOf = async ({ world, state, batches: known }: Run, line: Line, at: number) => {
  const ofLine = state.batches.filter((batch) => batch.line === line);
  const found = ofLine[at] ?? (at > ofLine.length ? ofLine[0] : undefined);
  if (found) return found;
  const batch = bagModel.openBatch(state, line);
  const { id } = await batches.add(world.staff, {
    warehouseId: world.kit.warehouseId,
    productId: world.kit.products[line],
    transport: 'air',
    masterNo: '',
    vehicle: '',
    etd: null,
    eta: null,
  });
  known.set(batch, id);
  return batch;
};

/** One more bag, unless its batch has left. */
const newBag = async ({ world, batches: known, bags: knownBags }: Run, batch: ModelBatch) => {
  const bag = bagModel.addBag(batch);
  const kind = batch.bags.length === 2 ? 'pallet' : 'bag';
  const adding = bags.add(world.staff, { batchId: known.get(batch) as string, kind });
  expect(await didIt(adding)).toBe(bag !== null);
  if (bag) knownBags.set(bag, (await adding).id);
  return bag;
};

const bagOf = async (run: Run, line: Line, slot: number): Promise<ModelBag | null> => {
  const batch = await batchOf(run, line, slot >> 1);
  return batch.bags[slot % 2] ?? newBag(run, batch);
};

const someBag = ({ state }: Run, { slot }: Step): ModelBag | null => {
  const all = bagModel.bagsOf(state);
  return all[slot % all.length] ?? null;
};

const someBatch = ({ state: { batches: all } }: Run, { slot }: Step): ModelBatch | null =>
  all[slot % all.length] ?? null;

const scanned = (run: Run, bag: ModelBag, number: string, isOut: boolean) => ({
  scanId: newId(),
  bagId: run.bags.get(bag) as string,
  station: 'M',
  scannedAt: '2026-11-17 10:00:00',
  number,
  isOut,
});

interface Packing {
  /** How often the station sends it: the answer is the same each time. */
  times?: number;
  /** Two stations scan it at once. */
  byTwo?: boolean;
}

const pack = async (run: Run, step: Step, { times = 1, byTwo = false }: Packing = {}) => {
  const { staff, tried } = run.world;
  const { order, no } = meantOrder(run, step);
  // Mostly into a bag of its own line.
  const bag = await bagOf(run, step.takes ? order.line : step.line, step.slot);
  if (!bag) return null;
  const line = namedBox(step, order);
  const number = line ? `${no}-${line}` : no;
  const alike = byTwo ? 2 : step.alike;
  const due = Array.from({ length: alike }, () => bagModel.pack(order, line, bag));
  const scans = due.map(() => scanned(run, bag, number, false));
  const put = async (one: (typeof scans)[number]) => {
    const answer = await scan(staff, one);
    if (times > 1) expect(await scan(staff, one)).toEqual(answer);
    return answer;
  };
  const answers: Awaited<ReturnType<typeof put>>[] = [];
  if (byTwo) answers.push(...(await Promise.all(scans.map(put))));
  else for (const one of scans) answers.push(await put(one));
  for (const { stop, moved } of answers) expect(stop === null).toBe(moved !== null);
  const lines = answers.map(({ moved }) => moved?.line ?? null);
  // Whoever of two comes first.
  if (byTwo) expect(lines.sort()).toEqual(due.sort());
  else expect(lines).toEqual(due);
  const isIn = due.some((one) => one !== null);
  if (isIn) tried.packed += 1;
  return [isIn, isIn] as [boolean, boolean];
};

/** Mostly out of the bag that it is in. */
const takeOut: Acts<BagOp>['takeOut'] = async (run, step) => {
  const { order, no } = meantOrder(run, step);
  const place = order.boxes.map((box) => box.place).find((one) => typeof one === 'object' && one);
  const bag = (step.takes && (place as ModelBag | undefined)) || someBag(run, step);
  if (!bag) return null;
  const line = namedBox(step, order);
  const due = bagModel.takeOut(order, line, bag);
  const sent = scanned(run, bag, line ? `${no}-${line}` : no, true);
  const { moved } = await scan(run.world.staff, sent);
  expect(moved?.line ?? null).toBe(due);
  return [moved !== null, due !== null];
};

/** Does something with a bag of the run, if it has one. */
const withBag =
  (
    work: (run: Run, id: string, step: Step, bag: ModelBag) => Promise<unknown>,
    due: (run: Run, bag: ModelBag, step: Step) => boolean,
  ): Acts<BagOp>['weigh'] =>
  async (run, step) => {
    const bag = someBag(run, step);
    if (!bag) return null;
    const did = await didIt(work(run, run.bags.get(bag) as string, step, bag));
    return [did, due(run, bag, step)];
  };

const withBatch =
  (
    work: (run: Run, id: string) => Promise<unknown>,
    due: (run: Run, batch: ModelBatch) => boolean,
  ): Acts<BagOp>['leave'] =>
  async (run, step) => {
    const batch = someBatch(run, step);
    if (!batch) return null;
    const did = await didIt(work(run, run.batches.get(batch) as string));
    return [did, due(run, batch)];
  };

// So far from what is in a bag that nobody believes it.
const unlikelyKg = 5;

export const bagActs: Acts<BagOp> = {
  pack: (run, step) => pack(run, step),
  packTwice: (run, step) => pack(run, step, { times: 2 }),
  packByTwo: (run, step) => pack(run, step, { byTwo: true }),
  takeOut,
  weigh: withBag(
    ({ world, state }, id, { takes }, bag) => {
      const grossKg = bagModel.gramsIn(state, bag) / 1000 + (takes ? 0 : unlikelyKg);
      return bags.close(world.staff, { id, grossKg });
    },
    ({ state }, bag, { takes }) => bagModel.weigh(state, bag, takes),
  ),
  reopenBag: withBag(
    ({ world }, id) => bags.reopen(world.staff, id),
    (_, bag) => bagModel.reopenBag(bag),
  ),
  removeBag: withBag(
    ({ world }, id) => bags.remove(world.staff, id),
    ({ state }, bag) => bagModel.removeBag(state, bag),
  ),
  leave: withBatch(
    async ({ world }, id) => {
      await leaving.close(world.staff, id);
      world.tried.left += 1;
    },
    ({ state }, batch) => bagModel.leave(state, batch),
  ),
  comeBack: withBatch(
    ({ world }, id) => leaving.reopen(world.staff, id, '航班取消'),
    ({ state }, batch) => bagModel.comeBack(state, batch),
  ),
};
