import { constants } from '@alpaca/contract';
import { readConfig } from '../../../platform/config.ts';
import type { Tenant } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { makeCtx } from '../../../platform/http/open.ts';
import { openLog } from '../../../platform/log.ts';
import { startNode } from '../../../platform/node.ts';
import { type CellValue, writeRows } from '../../../platform/sheets/write.ts';
import { batches } from '../list/orderList.service.ts';
import { orderFields } from './orderExportFields.ts';

// A process of its own, so that the memory it took at the most is that of the export and nothing
// else. Told a merchant, it writes all its orders with every field to nowhere.
const merchantId = process.argv[2] as string;
const node = await startNode(readConfig(process.env), 'worker', {
  log: openLog('test', 'silent'),
});
const tenant = (await node.directory.byHost('yunling.localhost')) as Tenant;
const ctx = {
  ...makeCtx(node, tenant, null, constants.defaultLanguage),
  scope: 'merchant',
  merchantId,
} as const;

const fields = orderFields(ctx.lang);
const columns = fields.map(({ title, ...column }) => ({ ...column, title: title(ctx.lang) }));
const wrote = await inTx(
  ctx,
  async (ctx) => {
    let rows = 0;
    let bytes = 0;
    async function* cells(): AsyncGenerator<CellValue[]> {
      for await (const batch of batches(ctx, {})) {
        rows += batch.length;
        for (const order of batch) yield fields.map(({ value }) => value(order));
      }
    }
    for await (const chunk of writeRows('orders', columns, cells())) bytes += chunk.length;
    return { rows, bytes };
  },
  { snapshot: true },
);
console.log(JSON.stringify({ ...wrote, mostKb: process.resourceUsage().maxRSS }));
process.exit();
