import { verifyLog } from '../modules/logs/index.ts';
import { readConfig } from '../platform/config.ts';
import { workCtx } from '../platform/jobs/workCtx.ts';
import { startNode } from '../platform/node.ts';

const node = await startNode(readConfig(process.env, 'worker'), 'worker');
let faults = 0;
for (const cell of node.cells.values()) {
  for (const tenant of await node.directory.inCell(cell.name)) {
    const found = await verifyLog(workCtx(node, tenant, null));
    faults += found.length;
    console.log(`${tenant.code}: ${found.length === 0 ? 'nothing was changed' : 'CHANGED'}`);
    for (const { fault, day, id = '' } of found) console.log(`  ${day} ${fault} ${id}`);
  }
}
await node.stop();
process.exit(faults > 0 ? 1 : 0);
