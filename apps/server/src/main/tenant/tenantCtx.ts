import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { carriers } from '../../carriers/carriers.ts';
import type { Ctx, Tenant } from '../../platform/context.ts';
import { noRules } from '../../platform/dataRules/sessionRules.ts';
import { kyselyOver } from '../../platform/db/kysely.ts';
import { nilId } from '../../platform/ids.ts';
import { openLog } from '../../platform/log.ts';
import type { Node } from '../../platform/node.ts';

/** What the doors of modules are asked with where there is no api: all of it in the caller's transaction. */
export const tenantCtx = async (client: PoolClient, tenant: Tenant): Promise<Ctx> => {
  const db = kyselyOver((text, params) => client.query(text, params));
  const scope = { tenant, scope: 'tenant', merchantId: null, rules: noRules } as const;
  await sql`select set_config('alpaca.tenant_id', ${tenant.id}, true),
    set_config('alpaca.scope', ${scope.scope}, true), set_config('alpaca.merchant_id', ${nilId}, true),
    set_config('alpaca.rules', ${noRules}, true)`.execute(db);
  return {
    ...scope,
    node: { carriers } as Node,
    cell: { name: tenant.cell } as Ctx['cell'],
    session: null,
    lang: 'en_US',
    log: openLog('tenant', 'info'),
    db,
    tx: client,
    trail: null,
  };
};
