import type {
  Line,
  Model,
  ModelBag,
  ModelBatch,
  ModelBox,
  ModelOrder,
} from './physicalTestModel.ts';

// Bags and batches, reckoned as plainly: what may go into one, and what keeps it here.

export const openBatch = (model: Model, line: Line): ModelBatch => {
  const batch: ModelBatch = { line, hasLeft: false, bags: [] };
  model.batches.push(batch);
  return batch;
};

/** One more bag; none in a batch that has left. */
export const addBag = (batch: ModelBatch): ModelBag | null => {
  if (batch.hasLeft) return null;
  const bag: ModelBag = { batch, isClosed: false };
  batch.bags.push(bag);
  return bag;
};

export const bagsOf = ({ batches }: Model): ModelBag[] => batches.flatMap(({ bags }) => bags);

/** Each box in a bag with the order that it belongs to. */
const inside = ({ orders }: Model, bag: ModelBag): { order: ModelOrder; box: ModelBox }[] =>
  orders.flatMap((order) =>
    order.boxes.filter(({ place }) => place === bag).map((box) => ({ order, box })),
  );

export const gramsIn = (model: Model, bag: ModelBag): number =>
  inside(model, bag).reduce((all, { box }) => all + (box.g ?? 0), 0);

const isFilling = ({ batch, isClosed }: ModelBag) => !isClosed && !batch.hasLeft;

/** The boxes that a scan may mean: the one that is named, or any that came. */
const meant = (order: ModelOrder, line: number | null): ModelBox[] =>
  order.boxes.filter((box, at) => !box.absent && (line === null || line === at + 1));

/** The line of the box that goes into a bag; null where it is stopped. */
export const pack = (order: ModelOrder, line: number | null, bag: ModelBag): number | null => {
  if (!isFilling(bag) || order.status !== 'inWarehouse' || order.line !== bag.batch.line)
    return null;
  if (order.booking !== 'booked' || order.settlement !== 'paid') return null;
  const free = meant(order, line).find(({ place }) => place === 'floor');
  if (!free) return null;
  free.place = bag;
  return order.boxes.indexOf(free) + 1;
};

/** The line of the box that comes out of a bag; null where it is stopped. */
export const takeOut = (order: ModelOrder, line: number | null, bag: ModelBag): number | null => {
  if (!isFilling(bag)) return null;
  const last = meant(order, line).findLast(({ place }) => place === bag);
  if (!last) return null;
  last.place = order.status === 'withheld' ? 'withheld' : 'floor';
  return order.boxes.indexOf(last) + 1;
};

/** Closed by its weight: not empty, not by a weight that can't be, and not with what is put aside. */
export const weigh = (model: Model, bag: ModelBag, isWeightLikely: boolean): boolean => {
  const boxes = inside(model, bag);
  if (!isFilling(bag) || boxes.length === 0 || !isWeightLikely) return false;
  if (boxes.some(({ order }) => order.status !== 'inWarehouse')) return false;
  bag.isClosed = true;
  return true;
};

export const reopenBag = (bag: ModelBag): boolean => {
  if (!bag.isClosed || bag.batch.hasLeft) return false;
  bag.isClosed = false;
  return true;
};

export const removeBag = (model: Model, bag: ModelBag): boolean => {
  if (!isFilling(bag) || inside(model, bag).length > 0) return false;
  bag.batch.bags = bag.batch.bags.filter((other) => other !== bag);
  return true;
};

const ordersIn = (model: Model, { bags }: ModelBatch): ModelOrder[] => [
  ...new Set(bags.flatMap((bag) => inside(model, bag).map(({ order }) => order))),
];

const mayLeave = (order: ModelOrder, { line, bags }: ModelBatch): boolean =>
  order.status === 'inWarehouse' &&
  order.line === line &&
  order.booking === 'booked' &&
  order.settlement === 'paid' &&
  order.boxes.every(({ absent, place }) => absent || bags.some((bag) => bag === place));

/** All of a batch leaves, or nothing: every bag closed, every order whole in it and free to go. */
export const leave = (model: Model, batch: ModelBatch): boolean => {
  const orders = ordersIn(model, batch);
  if (batch.hasLeft || orders.length === 0 || !batch.bags.every(({ isClosed }) => isClosed)) {
    return false;
  }
  if (!orders.every((order) => mayLeave(order, batch))) return false;
  batch.hasLeft = true;
  for (const order of orders) order.status = 'outWarehouse';
  return true;
};

/** It did not leave after all: what is on its way back already can't be called back. */
export const comeBack = (model: Model, batch: ModelBatch): boolean => {
  const orders = ordersIn(model, batch);
  if (!batch.hasLeft || orders.some(({ status }) => status !== 'outWarehouse')) return false;
  batch.hasLeft = false;
  for (const order of orders) order.status = 'inWarehouse';
  return true;
};
