import type { Language } from '@alpaca/contract';
import { words } from '../../platform/i18n/i18n.ts';
import type { WeighedRule } from './weighedRule.ts';

// More kinds of boxes than this nobody reads at a station.
const toldMost = 3;

const kg = (g: number) => String(g / 1000);

type Say = (key: string, vars: Record<string, unknown>) => string;

const boxText = (say: Say, divisor: number, box: WeighedRule['boxes'][number]): string => {
  const { count, g, sides, volumetricG } = box;
  const one =
    sides && volumetricG > g
      ? say('size', { sides: sides.join(' × '), divisor: String(divisor), kg: kg(volumetricG) })
      : say('real', { kg: kg(g) });
  return count > 1 ? say('times', { count, part: one }) : one;
};

/** What counts, before it is rounded up. */
const weighedText = (say: Say, rule: WeighedRule): string => {
  const { boxes, divisor, weighBy, weighedG } = rule;
  const isOne = boxes.length === 1 && boxes[0]?.count === 1;
  if (weighBy === 'order' && !isOne) {
    const vars = { divisor: String(divisor), kg: kg(weighedG), realKg: kg(rule.realG) };
    return say(weighedG > rule.realG ? 'sizes' : 'real', vars);
  }
  if (boxes.length > toldMost) {
    const count = boxes.reduce((sum, box) => sum + box.count, 0);
    return say('boxes', { count, kg: kg(weighedG) });
  }
  const parts = boxes.map((box) => boxText(say, divisor, box)).join(' + ');
  return isOne ? parts : say('sum', { parts, kg: kg(weighedG) });
};

/** Why so much counts: `22 kg because 56 × 48 × 48 ÷ 6000 = 21.504 → step 0.5`. The only words for it. */
export const ruleText = (lang: Language, rule: WeighedRule): string => {
  const say: Say = (key, vars) => words(lang, `weighedRule.${key}`, vars);
  const vars = { billable: kg(rule.billableG), weighed: weighedText(say, rule) };
  if (rule.billableBy === 'minimum') return say('minimum', vars);
  return rule.billableG > rule.weighedG
    ? say('step', { ...vars, step: kg(rule.stepG) })
    : say('plain', vars);
};
