import type { CallSpec } from '@alpaca/contract';
import type { PoolClient } from 'pg';
import type { Session, Tenant } from '../context.ts';
import { newId } from '../ids.ts';

export interface Trail {
  /** Adds the line to a transaction; nothing once it has been committed. */
  write(client: PoolClient): Promise<unknown> | undefined;
  /** The transaction that held the line is committed. */
  done(): void;
  /** Facts for the line's sentence; never secrets. */
  note(params: Record<string, string | number>): void;
  /** Names who did it, where the session could not: a sign-in, a registration. */
  by(who: { userId: string; merchantId: string | null; name: string }): void;
  readonly written: boolean;
}

const insert = {
  name: 'write_trail',
  text: `insert into operation_logs
           (tenant_id, id, merchant_id, user_id, operator, call, menu, type, params, cost_ms)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
};

/** The operation log's line of one request: who did what, and how long it took. */
export const startTrail = (
  callName: string,
  log: NonNullable<CallSpec['log']>,
  tenant: Tenant,
  session: Session | null,
): Trail => {
  const started = performance.now();
  let params: Record<string, string | number> = {};
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
          Math.round(performance.now() - started),
        ],
      });
    },
    done() {
      written = true;
    },
    note(more) {
      params = { ...params, ...more };
    },
    by(someone) {
      who = someone;
    },
    get written() {
      return written;
    },
  };
};
