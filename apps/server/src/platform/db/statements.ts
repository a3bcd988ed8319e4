import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { QueryConfig } from 'pg';

// A connection keeps the plan of every statement that has a name. Only texts used often get one,
// and only so many: lists of values make a text of every length.
const often = 100;
const namesAtMost = 300;
const countedAtMost = 5_000;

const names = new Map<string, string>();
const counts = new Map<string, number>();

const count = (text: string) => {
  if (counts.size >= countedAtMost) counts.clear();
  const times = (counts.get(text) ?? 0) + 1;
  if (times < often) counts.set(text, times);
  else {
    counts.delete(text);
    names.set(text, `s_${hash('sha256', text, 'hex').slice(0, 32)}`);
  }
};

/**
 * Says of a query that it reads by keys, whatever the values: one plan suits all. Stands at its very
 * front: `sql`${byKey} select …``, `selectFrom(…).modifyFront(byKey)`.
 */
export const byKey = sql`/* by key */`;

// Writes go by key too. All else that is read is planned for its own values: a tenant's rows may be few
// or millions.
const isSteady = /^\s*(?:(?:select )?\/\* by key \*\/|insert|update|delete)/i;

/** A statement to send: by name where that spares the database parsing and planning it again. */
export const statement = (text: string, values: unknown[]): QueryConfig => {
  const name = names.get(text);
  if (name) return { name, text, values };
  if (names.size < namesAtMost && isSteady.test(text)) count(text);
  return { text, values };
};
