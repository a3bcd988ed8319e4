import { constants } from '@alpaca/contract';
import type { Ctx, Tenant } from '../context.ts';
import { noRules } from '../dataRules/sessionRules.ts';
import { singleQueries } from '../db/tx.ts';
import type { Node } from '../node.ts';

/** What work carries that nobody is signed in for: a job's, a sweep's. */
export const workCtx = (
  node: Node,
  tenant: Tenant,
  merchantId: string | null,
  rules = noRules,
): Ctx => {
  const scope = {
    cell: node.directory.cellOf(tenant),
    tenant,
    scope: merchantId ? ('merchant' as const) : ('tenant' as const),
    merchantId,
    rules,
  };
  const lang = constants.defaultLanguage;
  const db = singleQueries(scope);
  return { ...scope, node, session: null, lang, log: node.log, db, tx: null, trail: null };
};
