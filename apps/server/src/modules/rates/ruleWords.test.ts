import { describe, expect, test } from 'vitest';
import { ruleText } from './ruleWords.ts';
import type { WeighedRule } from './weighedRule.ts';

const box = { count: 1, g: 2_000, sides: [56, 48, 48], volumetricG: 21_504 };
const rule: WeighedRule = {
  realG: 2_000,
  volumetricG: 21_504,
  billableG: 22_000,
  billableBy: 'volumetric',
  divisor: 6000,
  weighBy: 'box',
  weighedG: 21_504,
  stepG: 500,
  boxes: [box],
};
const heavy = { ...box, g: 12_500, sides: [60, 40, 40], volumetricG: 16_000 };

describe('why so much counts', () => {
  test.each<[string, Partial<WeighedRule>, string, string]>([
    [
      'by size, rounded up to a step',
      {},
      '22 kg because 56 × 48 × 48 ÷ 6000 = 21.504 → step 0.5',
      '22 kg：56 × 48 × 48 ÷ 6000 = 21.504，按 0.5 进位',
    ],
    [
      'by the scale',
      { boxes: [{ ...box, g: 22_000 }], weighedG: 22_000, realG: 22_000, billableBy: 'real' },
      '22 kg because 22 weighed',
      '22 kg：实重 22',
    ],
    [
      'at least so much',
      { billableBy: 'minimum', billableG: 30_000 },
      '30 kg because 56 × 48 × 48 ÷ 6000 = 21.504 → minimum',
      '30 kg：56 × 48 × 48 ÷ 6000 = 21.504，不足最低计费重',
    ],
    [
      'boxes alike as one',
      { boxes: [{ ...heavy, count: 20 }], weighedG: 320_000, billableG: 320_000 },
      '320 kg because 20 × (60 × 40 × 40 ÷ 6000 = 16) = 320',
      '320 kg：20 ×（60 × 40 × 40 ÷ 6000 = 16） = 320',
    ],
    [
      'boxes that differ added up',
      {
        boxes: [box, { ...heavy, sides: null, volumetricG: 0 }],
        weighedG: 34_004,
        billableG: 34_500,
      },
      '34.5 kg because 56 × 48 × 48 ÷ 6000 = 21.504 + 12.5 weighed = 34.004 → step 0.5',
      '34.5 kg：56 × 48 × 48 ÷ 6000 = 21.504 + 实重 12.5 = 34.004，按 0.5 进位',
    ],
    [
      'more kinds than anybody reads',
      { boxes: [box, heavy, { ...box, g: 1 }, { ...box, g: 3, count: 2 }], weighedG: 22_000 },
      '22 kg because the greater weight of each of 5 boxes = 22',
      '22 kg：5 箱逐箱取大 = 22',
    ],
    [
      'the order as a whole, by its sizes',
      { weighBy: 'order', boxes: [box, heavy], weighedG: 37_504, realG: 14_500, billableG: 37_504 },
      '37.504 kg because all sizes ÷ 6000 = 37.504, 14.5 weighed',
      '37.504 kg：体积合计 ÷ 6000 = 37.504，实重 14.5',
    ],
    [
      'the order as a whole, by the scale',
      { weighBy: 'order', boxes: [box, heavy], weighedG: 40_000, realG: 40_000, billableG: 40_000 },
      '40 kg because 40 weighed',
      '40 kg：实重 40',
    ],
  ])('%s', (_, more, en, zh) => {
    expect(ruleText('en_US', { ...rule, ...more })).toBe(en);
    expect(ruleText('zh_CN', { ...rule, ...more })).toBe(zh);
  });
});
