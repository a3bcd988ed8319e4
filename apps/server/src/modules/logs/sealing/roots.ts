import { text } from 'node:stream/consumers';
import type { Ctx } from '../../../platform/context.ts';

/** How many lines a day has, and what the last of them is chained to: kept outside the database. */
export interface Root {
  count: number;
  hash: string;
}

const keyOf = (ctx: Ctx, day: string) => `log-roots/${ctx.tenant.id}/${day}`;

export const readRoot = async (ctx: Ctx, day: string): Promise<Root | null> => {
  const found = await ctx.node.storage.get(keyOf(ctx, day));
  return found && (JSON.parse(await text(found.body)) as Root);
};

/** Once and never again: who says otherwise later is found, and changes nothing. */
export const keepRoot = async (ctx: Ctx, day: string, root: Root) => {
  if (await readRoot(ctx, day)) return;
  const body = Buffer.from(JSON.stringify(root));
  await ctx.node.storage.put(keyOf(ctx, day), body, { contentType: 'application/json' });
};
