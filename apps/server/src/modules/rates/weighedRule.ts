import type { QuoteRequest } from '@alpaca/contract';
import {
  type Box,
  type CompiledSheet,
  measure,
  type PricedQuote,
  type Rates,
  rate,
  volumetricOf,
  weighedG,
} from './engine/index.ts';

/** Boxes alike, and what their size weighs. */
interface RuledBox {
  count: number;
  g: number;
  /** In centimetres, the longest first; null where size does not count. */
  sides: readonly number[] | null;
  volumetricG: number;
}

/** How a billable weight comes about: what was weighed, what its size weighs, and what counts. */
export interface WeighedRule {
  realG: number;
  volumetricG: number;
  billableG: number;
  billableBy: 'real' | 'volumetric' | 'minimum';
  divisor: number;
  /** Whether each box counts by its greater weight, or the order as a whole does. */
  weighBy: 'box' | 'order';
  /** What counts before it is rounded up, and to what. */
  weighedG: number;
  stepG: number;
  boxes: readonly RuledBox[];
}

const ruledBox = (box: Box, divisor: number): RuledBox => {
  const { g, count, longest, middle, shortest } = box;
  const volumetricG = volumetricOf(box, divisor);
  const sides = volumetricG > 0 ? [longest, middle, shortest].map((side) => side / 100) : null;
  return { count, g, sides, volumetricG };
};

/** Boxes of the same weight and size are told as one. */
const alike = (boxes: readonly RuledBox[]): RuledBox[] => {
  const groups = Map.groupBy(boxes, ({ g, sides }) => `${g} ${sides}`);
  return [...groups.values()].map((some) => ({
    ...(some[0] as RuledBox),
    count: some.reduce((sum, { count }) => sum + count, 0),
  }));
};

export const weighedRule = (
  sheet: CompiledSheet,
  request: QuoteRequest,
  rates: Rates,
  { realG, volumetricG, billableG, billableBy }: PricedQuote,
): WeighedRule => {
  const { divisor, weighBy } = sheet.terms;
  const measured = measure(request);
  const rated = rate(sheet, measured, rates);
  return {
    realG,
    volumetricG,
    billableG,
    billableBy,
    divisor,
    weighBy,
    weighedG: weighedG(sheet, measured),
    stepG: rated.ok ? rated.chosen.band.stepG : 0,
    boxes: alike(measured.boxes.map((box) => ruledBox(box, divisor))),
  };
};
