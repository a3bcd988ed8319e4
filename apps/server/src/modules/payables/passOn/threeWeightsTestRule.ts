// How a line weighs and prices a parcel, reckoned by itself: nothing here reads the engine.

export interface Rule {
  divisor: number;
  /** To what a weight is rounded up; 1: not at all. */
  stepG: number;
  weighBy: 'box' | 'order';
  perKgMinor: number;
}

export interface Box {
  g: number;
  /** In whole centimetres. */
  sides: readonly [number, number, number];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export const weigh = (rule: Rule, boxes: readonly Box[]) => {
  const sizes = boxes.map(({ sides: [a, b, c] }) => Math.ceil((a * b * c * 1000) / rule.divisor));
  const realG = sum(boxes.map(({ g }) => g));
  const volumetricG = sum(sizes);
  const eachG = sum(boxes.map(({ g }, at) => Math.max(g, sizes[at] as number)));
  const countsG = rule.weighBy === 'box' ? eachG : Math.max(realG, volumetricG);
  const billableG = Math.ceil(countsG / rule.stepG) * rule.stepG;
  // Half a cent is a cent.
  const minor = Math.floor((rule.perKgMinor * billableG * 2 + 1000) / 2000);
  return { realG, volumetricG, billableG, minor };
};

/** The same boxes with the weight that a carrier billed: each its part, the last what is left. */
export const billed = (boxes: readonly Box[], g: number): Box[] => {
  const all = sum(boxes.map((box) => box.g));
  const parts = boxes.slice(0, -1).map((box) => Math.floor((g * box.g) / all));
  return boxes.map((box, at) => ({ ...box, g: parts[at] ?? g - sum(parts) }));
};

/** What the house bears: up to an amount, or a share of what was charged. */
export interface Borne {
  minor: number;
  percent: number;
}
export const isBorne = ({ minor, percent }: Borne, before: number, after: number): boolean =>
  after - before <= minor || (after - before) * 100 <= before * percent;
