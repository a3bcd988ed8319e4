import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Command, post } from '../modules/finance/ledger.ts';
import { readConfig } from '../platform/config.ts';
import type { Tenant } from '../platform/context.ts';
import { makeCtx } from '../platform/http/open.ts';
import { newId } from '../platform/ids.ts';
import { startNode } from '../platform/node.ts';

// Moves money without end, as orders do, and says what it asked and what it was told. Whatever kills
// it or the database, a command that was not answered is sent again by its key.
const merchants = (process.env.LOAD_MERCHANTS ?? '').split(',');
const lanes = 6;

const node = await startNode(readConfig(), 'worker');
const tenant = (await node.directory.byHost('yunling.localhost')) as Tenant;
const ctx = makeCtx(node, tenant, null, 'zh_CN');

const say = (what: string) => process.stdout.write(`${what}\n`);

const ask = async (command: Command) => {
  say(`asked ${command.key}`);
  for (;;) {
    const told = await post(ctx, [command]).catch(() => null);
    if (told) {
      say(`told ${command.key} ${told[0]?.outcome}`);
      return told[0]?.outcome;
    }
    await sleep(50);
  }
};

const flow = async () => {
  const merchantId = merchants[randomInt(merchants.length)] as string;
  const base = () => ({ key: newId(), merchantId, currency: 'CNY' }) as const;
  const [holdId, subjectId] = [newId(), newId()];
  const minor = BigInt(randomInt(1, 500));
  const lines = [{ kind: 'freight' as const, minor }];
  if (randomInt(4) === 0) await ask({ ...base(), op: 'topUp', minor: minor * 4n });
  const outcome = await ask({ ...base(), op: 'hold', holdId, minor: minor + 10n });
  if (outcome === 'refused') return;
  if (randomInt(3) === 0) return void (await ask({ ...base(), op: 'release', holdId, minor }));
  await ask({ ...base(), op: 'capture', holdId, subjectId, lines });
  if (randomInt(2) === 0) await ask({ ...base(), op: 'refund', subjectId, lines });
};

say('loading');
const lane = async () => {
  for (;;) await flow();
};
await Promise.all(Array.from({ length: lanes }, lane));
