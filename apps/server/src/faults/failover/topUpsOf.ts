import { seedId } from '../../../seeds/seedId.ts';
import { newPaymentProof } from '../../modules/finance/testing.ts';
import { readConfig } from '../../platform/config.ts';
import type { Tenant } from '../../platform/context.ts';
import { makeCtx } from '../../platform/http/open.ts';
import { openLog } from '../../platform/log.ts';
import { startNode } from '../../platform/node.ts';
import { startTopUps } from '../ledger/topUps.ts';
import type { ApiProcess } from '../support/fleet.ts';
import { signInTo } from '../support/signInTo.ts';

interface Parts {
  cells: string;
  api: () => ApiProcess;
  running: () => boolean;
}

/** Top-ups of a merchant, sent and granted again and again; nothing of it but the API stays open. */
export const topUpsOf = async (username: string, code: string, { cells, ...parts }: Parts) => {
  const log = openLog('test', 'silent');
  const node = await startNode(readConfig({ ALPACA_CELLS: cells }), 'api', { log });
  const tenant = (await node.directory.byHost('yunling.localhost')) as Tenant;
  const merchantId = seedId(`${tenant.id}/merchant/${code}`);
  const userId = seedId(`${tenant.id}/user/${username}`);
  const proof = await newPaymentProof({
    ctx: makeCtx(node, tenant, null, 'zh_CN'),
    userId,
    merchantId,
  });
  await node.stop();
  const [token, operator] = await Promise.all([
    signInTo(parts.api(), username),
    signInTo(parts.api(), 'yunling-op'),
  ]);
  const merchant = { id: merchantId, token, proof };
  return startTopUps({ ...parts, merchant, operator: { token: operator } });
};
