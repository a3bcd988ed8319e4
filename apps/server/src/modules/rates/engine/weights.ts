import { ceilShare } from './exact.ts';
import type { Box, CompiledSheet, Measured } from './types.ts';

/** Cubic centimetres by the divisor are kilograms; begun grams count. Where a side is missing: none. */
export const volumetricOf = ({ longest, middle, shortest }: Box, divisor: number): number =>
  // Sides are hundredths of a centimetre: a millionth of a cubic centimetre each, a gram is 1/1000 kg.
  divisor === 0 || shortest === 0 ? 0 : ceilShare(longest * middle, shortest, divisor * 1000);

export const volumetricG = ({ boxes }: Measured, divisor: number): number =>
  boxes.reduce((sum, box) => sum + volumetricOf(box, divisor) * box.count, 0);

/** What is weighed before any rounding: each box at least `minBoxG`. */
export const weighedG = ({ terms }: CompiledSheet, measured: Measured, minBoxG = 0): number => {
  const { divisor, weighBy } = terms;
  let byBox = 0;
  let real = 0;
  let volumetric = 0;
  for (const box of measured.boxes) {
    const ofSize = volumetricOf(box, divisor);
    const ofScale = Math.max(box.g, minBoxG);
    byBox += Math.max(ofSize, ofScale) * box.count;
    real += ofScale * box.count;
    volumetric += ofSize * box.count;
  }
  return weighBy === 'box' ? byBox : Math.max(real, volumetric);
};
