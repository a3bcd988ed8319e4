import {
  fitsSubject,
  me,
  type RuleColumn,
  type RuleCondition,
  type RuleSubject,
  ruleSubjects,
} from '@alpaca/contract';
import { noRules, nothingInSight } from './sessionRules.ts';

/** A rule as a role has it. */
export interface HeldRule {
  roleId: string;
  subject: RuleSubject;
  conditions: readonly RuleCondition[];
}

/** A way through the rules: all of it must hold. */
export type Way = readonly RuleCondition[];
/** What a role leaves: any of its ways. */
export type Ways = readonly Way[];

export const letters: Record<RuleColumn, string> = {
  merchant: 'm',
  product: 'p',
  warehouse: 'w',
  country: 'n',
  creator: 'u',
};

// Bits of a whole number in PostgreSQL, less its sign and a carry.
const bitsMost = 62;

/** What each role leaves of a subject; rules of one role widen each other. */
export const waysByRole = (rules: readonly HeldRule[]): Ways[] => {
  const byRole = new Map<string, Way[]>();
  for (const { roleId, subject, conditions } of rules) {
    const key = `${roleId} ${subject}`;
    byRole.set(key, [...(byRole.get(key) ?? []), conditions]);
  }
  return [...byRole.values()];
};

/** Roles narrow each other, so what has one way only joins another. */
const waysOf = (rules: readonly HeldRule[]): Ways[] => {
  const all = waysByRole(rules);
  const single = all.filter((ways) => ways.length === 1).flatMap(([way]) => way as Way);
  const several = all.filter((ways) => ways.length > 1);
  return single.length > 0 ? [[single], ...several] : several;
};

const passes = ({ op, values }: RuleCondition, value: string | null) =>
  values.includes(value as string) === (op === 'in');

interface Bits {
  ways: { bit: bigint; way: Way }[];
  carry: bigint;
  guards: bigint;
}

/** Each role's ways side by side, its guard above them. */
const bitsOf = (roles: readonly Ways[]): Bits | null => {
  const bits: Bits = { ways: [], carry: 0n, guards: 0n };
  let at = 0n;
  for (const ways of roles) {
    bits.carry |= ((1n << BigInt(ways.length)) - 1n) << at;
    for (const way of ways) {
      bits.ways.push({ bit: 1n << at, way });
      at += 1n;
    }
    bits.guards |= 1n << at;
    at += 1n;
  }
  return at <= bitsMost ? bits : null;
};

const columnMasks = ({ ways }: Bits, column: RuleColumn): [string, bigint][] => {
  const conditions = ways.flatMap(({ bit, way }) =>
    way.filter((condition) => condition.column === column).map((condition) => ({ bit, condition })),
  );
  if (conditions.length === 0) return [];
  const named = new Set(conditions.flatMap(({ condition }) => condition.values));
  const maskFor = (value: string | null) =>
    ways.reduce((mask, { bit, way }) => {
      const isOpen = way.every((c) => c.column !== column || passes(c, value));
      return isOpen ? mask | bit : mask;
    }, 0n);
  const letter = letters[column];
  return [
    [`${letter}*`, maskFor(null)],
    ...[...named].map((value): [string, bigint] => [`${letter}${value}`, maskFor(value)]),
  ];
};

const subjectText = (rules: readonly HeldRule[]): string | null => {
  const bits = bitsOf(waysOf(rules));
  if (!bits) return null;
  const all = bits.ways.reduce((mask, { bit }) => mask | bit, 0n);
  const entries: [string, bigint][] = [
    ['a', all],
    ['c', bits.carry],
    ['g', bits.guards],
    ...(Object.keys(letters) as RuleColumn[]).flatMap((column) => columnMasks(bits, column)),
  ];
  return `{${entries.map(([key, mask]) => `"${key}":${mask}`).join(',')}}`;
};

export const meantBy = (rule: HeldRule, userId: string): HeldRule => ({
  ...rule,
  conditions: rule.conditions.map((condition) => ({
    ...condition,
    values: condition.values.map((value) => (value === me ? userId : value)),
  })),
});

/**
 * What `alpaca.rules` says of a person with these rules; `alpaca.obeys` reads it. A merchant whom
 * nobody may see hides its orders too. What can't be said lets nothing through.
 */
export const compileRules = (held: readonly HeldRule[], userId: string): string => {
  if (held.length === 0) return noRules;
  if (held.some(({ subject, conditions }) => !fitsSubject(subject, conditions))) {
    return nothingInSight;
  }
  const rules = held.map((rule) => meantBy(rule, userId));
  const ofSubject: Record<RuleSubject, HeldRule[]> = {
    orders: rules,
    merchants: rules.filter(({ subject }) => subject === 'merchants'),
  };
  const texts = ruleSubjects.map((subject) => subjectText(ofSubject[subject]));
  if (texts.includes(null)) return nothingInSight;
  return `{${ruleSubjects.map((subject, at) => `"${subject}":${texts[at]}`).join(',')}}`;
};
