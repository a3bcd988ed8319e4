import type { CallSpec, FieldChange } from '@alpaca/contract';
import type { PoolClient } from 'pg';
import type { Session, Tenant } from '../context.ts';
import { newId } from '../ids.ts';
import { maskChanges, maskContacts } from './masked.ts';

type Facts = Record<string, string | number>;

/** What a request changed of one thing, field by field. */
export interface LoggedChange {
  kind: string;
  id: string;
  changes: FieldChange[];
  /** Changes beyond those kept. */
  more: number;
}

export interface Trail {
  /** Adds the line to a transaction; nothing once it has been committed. */
  write(client: PoolClient): Promise<unknown> | undefined;
  /** The transaction that held the line is committed. */
  done(): void;
  /** Facts for the line's sentence; never secrets. Phones and the like in them are masked. */
  note(params: Facts): void;
  /** Names what the line is about, where the sentence does not: it is found by these. */
  about(...names: readonly string[]): void;
  /** Says what changed; people are masked, and nobody reads more than a screen or two of it. */
  changed(change: Omit<LoggedChange, 'more'> & { more?: number }): void;
  /** Nothing of what it was told came to pass: it is done again from its beginning. */
  forget(): void;
  /** Names who did it, where the session could not: a sign-in, a registration. */
  by(who: { userId: string; merchantId: string | null; name: string }): void;
  /** What it has been told so far. */
  readonly told: { params: Facts; about: string[] };
  readonly written: boolean;
}

const insert = {
  name: 'write_trail',
  text: `insert into operation_logs
           (tenant_id, id, merchant_id, user_id, operator, call, menu, type, params, about, changes, cost_ms)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
};

// Numbers that look like phones and are none.
const plainFacts = new Set(['no', 'nos', 'code', 'number', 'sku', 'prefix', 'amount', 'count']);

const maskFacts = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      typeof value === 'string' && !plainFacts.has(key) ? maskContacts(value) : value,
    ]),
  );

const namingFacts = [
  'no',
  'code',
  'number',
  'sku',
  'username',
  'merchant',
  'name',
  'prefix',
  'title',
];

/** What the facts of a sentence name; several numbers stand in one. */
const namedBy = (facts: Facts): string[] =>
  Object.entries(facts).flatMap(([key, value]) => {
    if (key === 'nos') return String(value).split(', ');
    return namingFacts.includes(key) ? [String(value)] : [];
  });

const aboutMost = 2_000;
const namesOf = (names: readonly string[]): string[] =>
  [...new Set(names.map((name) => name.trim().toLowerCase()).filter(Boolean))].slice(0, aboutMost);

const thingsMost = 50;

/** The operation log's line of one request: who did what, and how long it took. */
export const startTrail = (
  callName: string,
  log: NonNullable<CallSpec['log']>,
  tenant: Tenant,
  session: Session | null,
): Trail => {
  const started = performance.now();
  let params: Facts = {};
  const names: string[] = [];
  const changes: LoggedChange[] = [];
  let who = session && {
    userId: session.userId,
    merchantId: session.merchantId,
    name: session.realname,
  };
  let written = false;
  return {
    write(client) {
      if (written) return undefined;
      return client.query({
        ...insert,
        values: [
          tenant.id,
          newId(),
          who?.merchantId ?? null,
          who?.userId ?? null,
          who?.name ?? '',
          callName,
          log.menu,
          log.type,
          JSON.stringify(params),
          namesOf([...namedBy(params), ...names]),
          changes.length > 0 ? JSON.stringify(changes) : null,
          Math.round(performance.now() - started),
        ],
      });
    },
    done() {
      written = true;
    },
    note(more) {
      params = { ...params, ...maskFacts(more) };
    },
    about(...more) {
      names.push(...more);
    },
    changed({ kind, id, changes: fields, more = 0 }) {
      names.push(id);
      if (changes.length >= thingsMost) return;
      changes.push({ kind, id, changes: maskChanges(kind, fields), more });
    },
    forget() {
      params = {};
      names.length = 0;
      changes.length = 0;
    },
    by(someone) {
      who = someone;
    },
    get told() {
      return { params, about: namesOf([...namedBy(params), ...names]) };
    },
    get written() {
      return written;
    },
  };
};
