// What follows from sealed values is the areas' to say.
import './modules.ts';
import { readConfig } from '../platform/config.ts';
import type { Ctx } from '../platform/context.ts';
import { addNewKey } from '../platform/fields/job/newKey.ts';
import { rewrapKeys } from '../platform/fields/job/rotate.ts';
import { sealWith } from '../platform/fields/job/sealTenant.ts';
import { tellKeys } from '../platform/fields/job/status.ts';
import { addToKeyFile } from '../platform/fields/keepers/keyFiles.ts';
import { workCtx } from '../platform/jobs/workCtx.ts';
import { startNode } from '../platform/node.ts';

const usage = `npm run keys -- status | rotate | seal [--again | --all] | new | file <path>
  status  data keys of each tenant, what wraps them, and rows that lie plain
  rotate  wraps every data key by the master key that is current now
  seal    seals what lies plain and anew what was sealed a year ago; --again also looks where all was whole,
          --all seals everything anew that the key of now did not seal
  new     one more data key for this month, in each tenant
  file    one more master key in a file, current from now on; the file is made if there is none`;

const [asked = 'status', option] = process.argv.slice(2);

const wanted = ({ tenant }: Ctx) =>
  option === '--all'
    ? { again: true, oldest: tenant.ring.current() }
    : { again: option === '--again' };

const commands: Record<string, (ctx: Ctx) => Promise<string[]>> = {
  status: tellKeys,
  rotate: async (ctx) => [
    `${await rewrapKeys(ctx)} data keys wrapped by ${ctx.node.keeper.current}`,
  ],
  seal: async (ctx) =>
    (await sealWith(ctx, wanted(ctx))).map(
      ({ place, sealed, remaining }) => `${place}: ${sealed} sealed, ${remaining} left`,
    ),
  new: async (ctx) => [`data key ${await addNewKey(ctx)}; it is made use of in eleven minutes`],
};

if (asked === 'file' && option) {
  console.log(`master key ${addToKeyFile(option)} is current in ${option}`);
  process.exit(0);
}
const command = commands[asked];
if (!command) {
  console.error(usage);
  process.exit(1);
}
const node = await startNode(readConfig(process.env, 'worker'), 'worker');
let failed = false;
for (const cell of node.cells.values()) {
  for (const tenant of await node.directory.inCell(cell.name)) {
    // A sandbox has its live tenant's keys; what lies in it is its own.
    if (tenant.twinOf && asked !== 'seal') continue;
    try {
      const lines = await command(workCtx(node, tenant, null));
      console.log([tenant.code, ...lines.map((line) => `  ${line}`)].join('\n'));
    } catch (error) {
      failed = true;
      console.error(`${tenant.code}: ${(error as Error).message}`);
    }
  }
}
await node.stop();
process.exit(failed ? 1 : 0);
