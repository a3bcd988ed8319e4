import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Command, type Posted, post } from '../../modules/finance/testing.ts';
import { readConfig } from '../../platform/config.ts';
import type { Tenant } from '../../platform/context.ts';
import { makeCtx } from '../../platform/http/open.ts';
import { newId } from '../../platform/ids.ts';
import { startNode } from '../../platform/node.ts';
import { moveMoney } from './orders.ts';

// Moves money without end, as orders do. Whatever happens to the database, a command that was not
// answered is sent again by its key.
const merchants = (process.env.LOAD_MERCHANTS ?? '').split(',');
const lanes = 6;

const node = await startNode(readConfig(), 'worker');
const tenant = (await node.directory.byHost('yunling.localhost')) as Tenant;
const ctx = makeCtx(node, tenant, null, 'zh_CN');

const postUntilAnswered = async (command: Command): Promise<Posted> => {
  for (;;) {
    const [posted] = await post(ctx, [command]).catch(() => []);
    if (posted) return posted;
    await sleep(50);
  }
};

const lane = async () => {
  for (;;) {
    const merchantId = merchants[randomInt(merchants.length)] as string;
    await moveMoney({ id: newId(), merchantId }, postUntilAnswered);
  }
};
await Promise.all(Array.from({ length: lanes }, lane));
