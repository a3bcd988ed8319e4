import {
  announce,
  credit,
  isOpen,
  type Model,
  type ModelChange,
  type ModelOrder,
} from './afterChargeTestModel.ts';

// Carriers' bills of one payee, what they pass on and what is owed for them, reckoned by itself.

export const fees = ['freight', 'duty', 'remote', 'fuel'] as const;
export type Fee = (typeof fees)[number];
/** Fuel is part of what a line costs: nobody else pays it. */
const reasonFor = { freight: 'bill', duty: 'duty', remote: 'remote', fuel: null } as const;

export interface ModelLine {
  order: ModelOrder;
  fee: Fee;
  minor: number;
  weightG: number | null;
  /** The line that billed the same before. */
  twiceOf: ModelLine | null;
  isPassed: boolean;
  /** The change that came of it. */
  passedAs: ModelChange | null;
}

export interface ModelBill {
  /** The versions that it corrects, the latest first. */
  earlier: ModelBill[];
  isReplaced: boolean;
  lines: ModelLine[];
  paid: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
export const totalOf = ({ lines }: ModelBill): number => sum(lines.map(({ minor }) => minor));
export const owedFor = (bills: readonly ModelBill[]): number =>
  sum(bills.filter(({ isReplaced }) => !isReplaced).map((bill) => totalOf(bill) - bill.paid));

const isSame = (a: ModelLine, b: ModelLine) =>
  a.order === b.order && a.fee === b.fee && a.minor > 0 && b.minor > 0;

/** Books a bill, in the place of another where it corrects one. */
export const book = (bills: ModelBill[], bill: ModelBill, corrects: ModelBill | null) => {
  if (corrects) {
    bill.paid = corrects.paid;
    bill.earlier = [corrects, ...corrects.earlier];
    Object.assign(corrects, { isReplaced: true, paid: 0 });
    for (const line of bills.flatMap(({ lines }) => lines)) {
      if (line.twiceOf && corrects.lines.includes(line.twiceOf)) line.twiceOf = null;
    }
  }
  bills.push(bill);
  const owed = bills.filter(({ isReplaced }) => !isReplaced).flatMap(({ lines }) => lines);
  for (const line of bill.lines) {
    const earlier = owed.slice(0, owed.indexOf(line));
    line.twiceOf = earlier.find((one) => isSame(one, line)) ?? null;
  }
};

/** What of one fee an order is to cost by a bill; null where that says nothing. */
const billedFor = (fee: Fee, lines: readonly ModelLine[]): number | null => {
  if (fee !== 'freight') return sum(lines.map(({ minor }) => minor));
  const weights = lines.flatMap(({ weightG }) => weightG ?? []);
  return weights.length > 0 ? sum(weights) : null;
};

/** Its latest change came of these. */
const note = (lines: readonly ModelLine[], { changes }: ModelOrder) => {
  for (const line of lines) Object.assign(line, { isPassed: true, passedAs: changes.at(-1) });
};

/** Asks for what a bill says above all that was asked for the same before, once. */
export const passOn = (model: Model, bill: ModelBill) => {
  for (const order of model.orders.filter(({ settlement }) => settlement === 'paid')) {
    for (const fee of fees) {
      const own = bill.lines.filter((line) => line.order === order && line.fee === fee);
      const lines = own.filter(({ twiceOf, isPassed }) => twiceOf === null && !isPassed);
      const reason = reasonFor[fee];
      const after = billedFor(fee, lines);
      if (!reason || lines.length === 0 || after === null) continue;
      const asked = order.changes.filter(
        (change) => change.reason === reason && change.state !== 'withdrawn',
      );
      const base = fee === 'freight' ? order.weightG : 0;
      const before = base + sum(asked.map((change) => change.after - change.before));
      if (after <= before) continue;
      announce(model, order, { reason, before, after });
      note(own, order);
    }
  }
};

/** Out of what these took, the latest first. */
const takeBack = (changes: readonly ModelChange[], minor: number) => {
  let left = minor;
  for (const change of changes.toReversed()) {
    const part = Math.min(change.paid, left);
    change.paid -= part;
    left -= part;
  }
};

/** What a fee comes to by a corrected bill; null where it is not for it to say. */
const cameTo = (own: readonly ModelLine[], fee: Fee, base: number): number | null => {
  const lines = own.filter(({ twiceOf }) => twiceOf === null);
  if (own.length === 0) return base;
  const after = lines.length > 0 ? billedFor(fee, lines) : null;
  return after === null ? null : Math.max(base, after);
};

/** Gives back what a corrected bill asks for less than its earlier versions took. */
export const giveBack = (model: Model, bill: ModelBill) => {
  const earlier = bill.earlier.flatMap(({ lines }) => lines);
  for (const order of model.orders.filter(({ settlement }) => settlement === 'paid')) {
    for (const fee of fees) {
      const isMeant = (line: ModelLine) => line.order === order && line.fee === fee;
      const [own, was] = [bill.lines.filter(isMeant), earlier.filter(isMeant)];
      const reason = reasonFor[fee];
      const changes = order.changes.filter((change) => change.reason === reason);
      const from = changes.filter((change) => was.some(({ passedAs }) => passedAs === change));
      if (!reason || from.length === 0 || own.some(({ isPassed }) => isPassed)) continue;
      if (changes.some(isOpen)) continue;
      const base = fee === 'freight' ? order.weightG : 0;
      const after = cameTo(own, fee, base);
      if (after === null) continue;
      const before = base + sum(changes.map(({ paid }) => paid));
      const least = Math.max(after, before - sum(from.map(({ paid }) => paid)));
      if (least >= before) continue;
      takeBack(from, before - least);
      credit(order, { reason, before, after: least });
      note(own, order);
    }
  }
};
