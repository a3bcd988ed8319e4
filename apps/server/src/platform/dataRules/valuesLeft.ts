import type { RuleColumn, RuleSubject } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import { letters } from './compile.ts';
import { noRules } from './sessionRules.ts';

// Row security decides what is seen. What stands here tells the planner how few rows that can be, for
// it can't look into `alpaca.obeys`: with a rule that leaves one merchant in a thousand it would read
// from the newest order on until it had found twenty.

type Masks = ReadonlyMap<string, bigint>;

/** A subject's masks as compile.ts wrote them; a number of JavaScript's has no room for the bits. */
const masksOf = (rules: string, subject: RuleSubject): Masks => {
  const text = rules.replace(/:(-?\d+)/g, ':"$1"');
  const said = (JSON.parse(text) as Record<string, Record<string, string>>)[subject] ?? {};
  return new Map(Object.entries(said).map(([key, mask]) => [key, BigInt(mask)]));
};

/** As `alpaca.obeys`, where every other column is open. */
const passes = (masks: Masks, mask: bigint) => {
  const [all, carry, guards] = [masks.get('a') ?? 0n, masks.get('c') ?? 0n, masks.get('g') ?? 0n];
  return guards > 0n && (((mask & all) + carry) & guards) === guards;
};

/** The values outside of which the rules leave nothing, for each column that has such. */
export const valuesLeft = (
  rules: string,
  subject: RuleSubject,
): Partial<Record<RuleColumn, string[]>> => {
  if (rules === noRules) return {};
  const masks = masksOf(rules, subject);
  const left: Partial<Record<RuleColumn, string[]>> = {};
  for (const [column, letter] of Object.entries(letters) as [RuleColumn, string][]) {
    const other = masks.get(`${letter}*`);
    if (other === undefined || passes(masks, other)) continue;
    left[column] = [...masks]
      .filter(([key, mask]) => key.startsWith(letter) && key.length > 1 && passes(masks, mask))
      .map(([key]) => key.slice(1));
  }
  return left;
};

/** Of one value an index has the order, too. */
const isOneOf = (column: RawBuilder<unknown>, values: readonly string[]) =>
  values.length === 1 ? sql`and ${column} = ${values[0]}` : sql`and ${column} = any(${values})`;

/** The same as conditions of a query, on the columns that its table has. */
export const withinRules = (
  rules: string,
  subject: RuleSubject,
  columns: Partial<Record<RuleColumn, RawBuilder<unknown>>>,
): RawBuilder<unknown> => {
  const left = Object.entries(valuesLeft(rules, subject)) as [RuleColumn, string[]][];
  const said = left.flatMap(([column, values]) => {
    const its = columns[column];
    return its ? isOneOf(its, values) : [];
  });
  return sql.join(said, sql` `);
};

/** Whether counters, which know merchants and nothing finer, can tell what these rules leave. */
export const lookAtMerchantsOnly = (rules: string): boolean =>
  rules === noRules ||
  [...masksOf(rules, 'orders').keys()].every(
    (key) => key.length === 1 || key.startsWith(letters.merchant),
  );
