import type { Pool, PoolClient, QueryResult } from 'pg';
import type { Ctx } from '../context.ts';
import { noRules } from '../dataRules/sessionRules.ts';
import { nilId } from '../ids.ts';
import { tracedSql } from '../traces/sql.ts';
import { isReadOnly, OutcomeUnknown } from './databaseGone.ts';
import { kyselyOver } from './kysely.ts';
import { isUnsure, together } from './pool.ts';
import { statement } from './statements.ts';

type Scope = Pick<Ctx, 'scope' | 'merchantId' | 'rules'> & { tenant: Pick<Ctx['tenant'], 'id'> };

// Whoever enters a tenant that is being handed over to another cell is refused; one that only looks is in
// nobody's way.
const scoped = (by: 'enter' | 'look') => ({
  name: `set_scope_${by}`,
  text: `select set_config('alpaca.tenant_id', $1, true), set_config('alpaca.scope', $2, true),
                set_config('alpaca.merchant_id', $3, true), set_config('alpaca.rules', $4, true),
                moves.${by}($1::uuid)`,
});
const entering = scoped('enter');
const looking = scoped('look');

// A statement sent ahead: if it fails, the ones after it fail too and are awaited.
const ahead = (sent: Promise<unknown>) => void sent.catch(() => {});

export interface TxOptions {
  /** Reads only, and all of it as of one moment, however long it takes. */
  snapshot?: boolean;
}

/** Fails where the tenant may not be worked in here; the work behind it says only that it was in vain. */
const begin = (
  client: PoolClient,
  scope: Scope,
  { snapshot }: TxOptions = {},
): Promise<unknown> => {
  together(client);
  ahead(client.query(snapshot ? 'begin isolation level repeatable read read only' : 'begin'));
  const entered = client.query({
    ...(snapshot ? looking : entering),
    values: [scope.tenant.id, scope.scope, scope.merchantId ?? nilId, scope.rules],
  });
  ahead(entered);
  return entered;
};

/**
 * A commit that the server turned into a rollback must not pass for success, nor one that only a
 * single machine has.
 */
const committed = (client: PoolClient, result: QueryResult) => {
  if (isUnsure(client)) throw new OutcomeUnknown();
  if (result.command !== 'COMMIT') throw new Error(`commit answered ${result.command}`);
};

const borrow = async <T>(pool: Pool, use: (client: PoolClient) => Promise<T>) => {
  const client = await tracedSql('connect', () => pool.connect());
  let broken = false;
  try {
    return await use(client);
  } catch (error) {
    // Errors of the work leave a sound connection; a failed rollback means the connection is gone,
    // and one to who no longer leads is of no use.
    broken = isReadOnly(error);
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
};

const undos = new WeakMap<PoolClient, (() => Promise<unknown>)[]>();

/**
 * What is done outside the database for a transaction is undone where that is surely not committed.
 * Where nobody knows, because the line broke at the commit, it stays.
 */
export const ifRolledBack = ({ tx }: Ctx, undo: () => Promise<unknown>) => {
  if (tx) undos.set(tx, [...(undos.get(tx) ?? []), undo]);
};

const undoAll = async (client: PoolClient) => {
  const all = undos.get(client) ?? [];
  undos.delete(client);
  await Promise.allSettled(all.map((undo) => undo()));
};

const afterwards = new WeakMap<PoolClient, (() => void)[]>();

/** What others may know only when it is committed is told then; at once where nothing is open. */
export const onceCommitted = ({ tx }: Ctx, tell: () => void) => {
  if (tx) afterwards.set(tx, [...(afterwards.get(tx) ?? []), tell]);
  else tell();
};

const tellAll = (client: PoolClient) => {
  const all = afterwards.get(client) ?? [];
  afterwards.delete(client);
  for (const tell of all) tell();
};

const tooLate = () => new Error('the transaction of this query is over');

/**
 * Runs the work in one transaction that sees only the ctx's tenant and merchant. Inside another
 * transaction it joins it. The operation log's line is written with the commit.
 */
export const inTx = async <T>(
  outer: Ctx,
  work: (ctx: Ctx) => Promise<T>,
  options: TxOptions = {},
): Promise<T> => {
  if (outer.tx) return work(outer);
  return borrow(outer.cell.pool, async (client) => {
    const entered = begin(client, outer, options);
    // Work that goes on after its transaction would speak on a connection that others have by then.
    let over = false;
    const db = kyselyOver((text, values) =>
      over
        ? Promise.reject(tooLate())
        : tracedSql(text, () => client.query(statement(text, values))),
    );
    const ctx: Ctx = { ...outer, tx: client, db };
    undos.delete(client);
    afterwards.delete(client);
    const result = await work(ctx)
      .catch(async (error) => {
        await undoAll(client);
        await entered;
        throw error;
      })
      .finally(() => {
        over = true;
      });
    together(client);
    const line = outer.trail?.write(client);
    // Awaited below; where the transaction is refused, what is undone first must not leave it unheard.
    line?.catch(() => {});
    const commit = client.query('commit');
    ahead(commit);
    const ended = await tracedSql('commit', () => commit);
    if (ended.command !== 'COMMIT') await undoAll(client);
    await entered;
    await line;
    committed(client, ended);
    tellAll(client);
    outer.trail?.done();
    return result;
  });
};

/** Outside a transaction each query is one of its own, in one round trip. */
export const singleQueries = (ctx: Scope & Pick<Ctx, 'cell'>, pool = ctx.cell.pool) =>
  kyselyOver((text, values) =>
    tracedSql(text, () =>
      borrow(pool, async (client) => {
        const entered = begin(client, ctx);
        const query = client.query(statement(text, values));
        ahead(query);
        const commit = client.query('commit');
        ahead(commit);
        await entered;
        const result = await query;
        committed(client, await commit);
        return result;
      }),
    ),
  );

/** The same ctx over all merchants of its tenant, whatever rules say: for questions whose answer tells nobody's data. */
export const tenantWide = (ctx: Ctx): Ctx => {
  const wide = {
    ...ctx,
    scope: 'tenant',
    merchantId: null,
    rules: noRules,
    tx: null,
    trail: null,
  } as const;
  return { ...wide, db: singleQueries(wide, ctx.cell.aside) };
};

/** The same ctx outside its transaction: for counts that must stay when the work is refused. */
export const outsideTx = (ctx: Ctx): Ctx => ({
  ...ctx,
  tx: null,
  trail: null,
  db: singleQueries(ctx, ctx.cell.aside),
});
