import { text } from 'node:stream/consumers';
import { chunksOf } from '../../../platform/chunks.ts';
import type { Ctx } from '../../../platform/context.ts';

/** How many lines a day has, and what the last of them is chained to: kept outside the database. */
export interface Root {
  count: number;
  hash: string;
}

/** What it was at a minute after the day began. */
export interface EarlierRoot extends Root {
  minute: number;
}

/** What a day that is over ended with, and what it was on the way there. */
interface LastRoot extends Root {
  earlier?: EarlierRoot[];
}

const dayMinutes = 24 * 60;
/** A day is closed a while after it is over, and may be sealed until then. */
const lastMinute = dayMinutes + 60;

const keyOf = (ctx: Ctx, day: string) => `log-roots/${ctx.tenant.id}/${day}`;
const minuteKeyOf = (ctx: Ctx, day: string, minute: number) => `${keyOf(ctx, day)}/${minute}`;

const read = async <T>(ctx: Ctx, key: string): Promise<T | null> => {
  const found = await ctx.node.storage.get(key);
  return found && (JSON.parse(await text(found.body)) as T);
};

/** Once and never again: who says otherwise later is found, and changes nothing. */
const keepOnce = async (ctx: Ctx, key: string, root: () => Promise<Root> | Root) => {
  if (await read(ctx, key)) return;
  const body = Buffer.from(JSON.stringify(await root()));
  await ctx.node.storage.put(key, body, { contentType: 'application/json' });
};

export const readRoot = (ctx: Ctx, day: string) => read<LastRoot>(ctx, keyOf(ctx, day));

/** Which minute of a day it is; of the next one's first hour too. */
export const minuteOf = (day: string, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(day)) / 60_000);

/** What an open day is at this minute. The names are known beforehand: the database tells none of them. */
export const keepEarlierRoot = async (ctx: Ctx, day: string, minute: number, root: Root) => {
  if (minute < 0 || minute >= lastMinute) return;
  await keepOnce(ctx, minuteKeyOf(ctx, day, minute), () => root);
};

const readAtOnce = 48;

const readMinutes = async (ctx: Ctx, day: string): Promise<EarlierRoot[]> => {
  const minutes = Array.from({ length: lastMinute }, (_, minute) => minute);
  const found: EarlierRoot[] = [];
  for (const some of chunksOf(minutes, readAtOnce)) {
    const roots = await Promise.all(
      some.map(async (minute) => ({
        minute,
        root: await read<Root>(ctx, minuteKeyOf(ctx, day, minute)),
      })),
    );
    for (const { minute, root } of roots) if (root) found.push({ ...root, minute });
  }
  return found;
};

/** All that was kept of a day while it went on. */
export const earlierRoots = async (ctx: Ctx, day: string): Promise<EarlierRoot[]> => {
  const last = await readRoot(ctx, day);
  return last ? (last.earlier ?? []) : readMinutes(ctx, day);
};

/** Closes a day: its minutes come along in one file, and their own go once that is there. */
export const keepRoot = async (ctx: Ctx, day: string, root: Root) => {
  const earlier = await readMinutes(ctx, day);
  await keepOnce(ctx, keyOf(ctx, day), () => ({ ...root, earlier }));
  if (!(await readRoot(ctx, day))?.earlier) return;
  for (const { minute } of earlier) await ctx.node.storage.remove(minuteKeyOf(ctx, day, minute));
};
