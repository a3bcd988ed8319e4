import { hash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Ctx } from '../context.ts';
import { together } from '../db/pool.ts';
import { inTx } from '../db/tx.ts';
import { openField, type Place, sealField } from '../fields/index.ts';
import { refuse } from '../refusal.ts';

const lock = {
  name: 'idempotency_lock',
  text: 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free',
};
const find = {
  name: 'idempotency_find',
  text: `select body_hash, answer from idempotency_keys
         where tenant_id = $1 and scope = $2 and call = $3 and key = $4`,
};
// The first answer may be of a commit that no other machine has yet. A record written behind it makes
// this commit wait for both.
const standFast = {
  name: 'idempotency_stand',
  text: `select pg_logical_emit_message(true, 'alpaca', 'again')`,
};
const keep = {
  name: 'idempotency_keep',
  text: `insert into idempotency_keys (tenant_id, scope, call, key, body_hash, answer)
         values ($1, $2, $3, $4, $5, $6)`,
};

// An answer may hold whatever its call tells, so none of it is kept readable.
const place: Place = 'idempotency_keys.answer';

export const keyPattern = /^[\x21-\x7e]{8,100}$/;

/**
 * Does the work once per key. Key and answer are written in the transaction of the work, so either
 * both exist or neither. Returns the answer as JSON text: the first one, whoever asks again.
 */
export const once = (
  ctx: Ctx,
  asked: {
    callName: string;
    key: string;
    content: string;
    scope?: string | undefined;
    /** Hears that the first answer is told again. */
    onAgain?: () => void;
  },
  work: (ctx: Ctx) => Promise<unknown>,
): Promise<string> =>
  inTx(ctx, async (ctx) => {
    const client = ctx.tx as PoolClient;
    // People who are not signed in share no secret, so their key alone is the scope.
    const scope = asked.scope ?? ctx.session?.userId ?? 'open';
    const of = [ctx.tenant.id, scope, asked.callName, asked.key];
    const bodyHash = hash('sha256', asked.content, 'buffer');
    // Looked up in a statement after the lock, so that it sees what the lock's last holder committed.
    const [locked, found] = await Promise.all([
      client.query({ ...lock, values: [of.join('/')] }),
      client.query({ ...find, values: of }),
    ]);
    const first = found.rows[0] as { body_hash: Buffer; answer: string } | undefined;
    if (first) {
      if (!first.body_hash.equals(bodyHash)) refuse('idempotency.otherBody');
      await client.query(standFast);
      ctx.trail?.done();
      asked.onAgain?.();
      return openField(ctx, place, first.answer);
    }
    if (!locked.rows[0].free) refuse('idempotency.running');
    const answer = JSON.stringify((await work(ctx)) ?? null);
    together(client);
    // Sent along with the commit: if it fails, the commit is refused and that is awaited.
    client
      .query({ ...keep, values: [...of, bodyHash, sealField(ctx, place, answer)] })
      .catch(() => {});
    return answer;
  });

/** Of a call that ends its own session the answer is found again by the token that is over by then. */
export const tokenScope = (tokenHash: Buffer) => `token/${tokenHash.toString('base64url')}`;

/** The first answer to a call that ended the session it came with, if this is that call again. */
export const answerBefore = async (
  ctx: Ctx,
  asked: { callName: string; key: string; tokenHash: Buffer },
): Promise<string | undefined> => {
  const row = await ctx.db
    .selectFrom('idempotency_keys')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('scope', '=', tokenScope(asked.tokenHash))
    .where('call', '=', asked.callName)
    .where('key', '=', asked.key)
    .select('answer')
    .executeTakeFirst();
  return row && openField(ctx, place, row.answer);
};
