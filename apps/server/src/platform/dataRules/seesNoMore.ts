import { fitsSubject, me, type RuleCondition } from '@alpaca/contract';
import { type HeldRule, type Way, type Ways, waysByRole } from './compile.ts';

/** What rules leave of somebody or of a role; null where they cannot be read. */
export type Sight = readonly HeldRule[] | null;

/** Whether all that meets one condition meets the other. `me` may be anybody. */
const implies = (one: RuleCondition, other: RuleCondition): boolean => {
  if (one.column !== other.column) return false;
  if (one.op === 'in' && other.op === 'in') {
    return one.values.every((value) => value !== me && other.values.includes(value));
  }
  if (one.op === 'in') {
    return one.values.every((value) => value !== me && !other.values.includes(value));
  }
  return other.op === 'notIn' && other.values.every((value) => one.values.includes(value));
};

const isWithin = (way: Way, other: Way) =>
  other.every((wanted) => way.some((has) => implies(has, wanted)));

/** Every role's ways, with what other roles ask besides where that is one way. */
const joined = (rules: readonly HeldRule[]): Ways[] => {
  const all = waysByRole(rules);
  const single = all.filter((ways) => ways.length === 1).flatMap(([way]) => way as Way);
  const several = all.filter((ways) => ways.length > 1);
  return [[single], ...several.map((ways) => ways.map((way) => [...single, ...way]))];
};

const isNarrower = (theirs: readonly HeldRule[], mine: readonly HeldRule[]) => {
  const left = joined(theirs);
  return waysByRole(mine).every((ways) =>
    left.some((some) => some.every((way) => ways.some((mineWay) => isWithin(way, mineWay)))),
  );
};

const ofMerchants = (rules: readonly HeldRule[]) =>
  rules.filter(({ subject }) => subject === 'merchants');

const isSound = (rules: readonly HeldRule[]) =>
  rules.every(({ subject, conditions }) => fitsSubject(subject, conditions));

/**
 * Whether these rules surely leave no row that the others hide, as both are written: nobody's rows are
 * looked at. What is not certain is no. `me` in the second must have been replaced by who it is.
 */
export const seesNoMore = (theirs: Sight, mine: Sight): boolean => {
  if (mine?.length === 0) return true;
  if (!mine || !theirs || !isSound(mine) || !isSound(theirs)) return false;
  return isNarrower(theirs, mine) && isNarrower(ofMerchants(theirs), ofMerchants(mine));
};
