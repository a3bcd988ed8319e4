import { type Language, pagesPerFile } from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import { collectGarbage } from '../../../platform/collectGarbage.ts';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { type Part, zipStream } from '../../../platform/zipStream.ts';
import { files } from '../../files/index.ts';
import { batchesOf, type Entry, filesOf, rangesIn } from './setPapers.ts';
import { folderOf, type Making, mergedPart, orderParts } from './setParts.ts';
import type * as repo from './sets.repository.ts';

interface Followed {
  signal?: AbortSignal;
  /** Hears of each batch that is in its file: how far in the set, what is in and what is missing. */
  onBatch(place: number, done: number, missing: number): Promise<unknown>;
}

interface Counted extends Followed {
  set: repo.LabelSetRow;
  pages: number;
  /** What was drawn until then is taken out of the memory. */
  collectedAt: number;
  /** Told with the file, and not before: until then the last file's hold. */
  puts: repo.Put[];
}

const there = (entries: readonly Entry[]) => entries.filter(({ obstacle }) => obstacle === null);

/** Where the orders of a file came to be; pages are counted over the whole set. */
const putsOf = (counted: Counted, entries: readonly Entry[], fileName: string): repo.Put[] => {
  const before = counted.pages;
  return rangesIn(entries).map(({ from, to }, at) => {
    const { place = 0, obstacle = null } = entries[at] ?? {};
    counted.pages = before + to;
    return { place, obstacle, firstPage: before + from, lastPage: before + to, fileName };
  });
};

/** Notes where everything of a batch is, or why it is nowhere. */
const putAway = async (
  counted: Counted,
  entries: readonly Entry[],
  files: readonly (readonly [name: string, entries: readonly Entry[]])[],
) => {
  const puts = files.flatMap(([name, within]) => putsOf(counted, within, name));
  const nowhere = { firstPage: null, lastPage: null, fileName: null };
  const missing = entries.flatMap(({ place, obstacle }) =>
    obstacle ? [{ place, obstacle, ...nowhere }] : [],
  );
  counted.puts.push(...puts, ...missing);
  if (counted.pages - counted.collectedAt >= pagesPerFile) {
    counted.collectedAt = counted.pages;
    await collectGarbage();
  }
  await counted.onBatch(entries.at(-1)?.place ?? 0, puts.length, missing.length);
};

/** A file for each order or box. */
async function* apart(making: Making, counted: Counted): AsyncGenerator<Part> {
  const kind = counted.set.kind as 'byTicket' | 'bySubOrder';
  for await (const batch of batchesOf(making.ctx, counted.set)) {
    making.signal?.throwIfAborted();
    for (const entry of there(batch)) yield* orderParts(making, entry, kind);
    const files = there(batch).map((entry) => {
      const { orderNo } = entry;
      const folder = folderOf(making, orderNo);
      const name = kind === 'byTicket' ? `${folder}${orderNo}.pdf` : folder || orderNo;
      return [name, [entry]] as const;
    });
    await putAway(counted, batch, files);
  }
}

/** All one after the other, in files of a length that printers take. */
async function* merged(
  making: Making,
  counted: Counted,
  chunks: AsyncIterable<Entry[]>,
): AsyncGenerator<Part> {
  let at = 0;
  for await (const chunk of chunks) {
    making.signal?.throwIfAborted();
    at += 1;
    const name = `${String(at).padStart(3, '0')}.pdf`;
    if (there(chunk).length > 0) yield* mergedPart(making, there(chunk), name);
    await putAway(counted, chunk, [[name, there(chunk)]]);
  }
}

async function* onlyOne(parts: AsyncIterable<Part>): AsyncGenerator<Uint8Array> {
  for await (const { data } of parts) yield* data;
}

async function* starting<T>(first: readonly T[], rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield* first;
  yield* rest;
}

/** How the file is made: one PDF where one is enough, an archive where there are several. */
const bodyOf = async (making: Making, counted: Counted) => {
  if (counted.set.kind !== 'all') {
    return { type: 'zip', body: zipStream(apart(making, counted), 0) } as const;
  }
  const chunks = filesOf(batchesOf(making.ctx, counted.set));
  const first = await chunks.next();
  const second = await chunks.next();
  const begun = [first, second].flatMap(({ value, done }) => (done ? [] : [value as Entry[]]));
  const parts = merged(making, counted, starting(begun, chunks));
  return second.done
    ? ({ type: 'pdf', body: onlyOne(parts) } as const)
    : ({ type: 'zip', body: zipStream(parts, 0) } as const);
};

/** Makes a set's file and tells where in it everything is. Both are kept by who called. */
export const makeSet = async (ctx: Ctx, set: repo.LabelSetRow, followed: Followed) => {
  const counted: Counted = { ...followed, set, pages: 0, collectedAt: 0, puts: [] };
  const making: Making = { ctx, folders: set.folders, signal: followed.signal };
  const { type, body } = await bodyOf(making, counted);
  const day = toWire(set.created_at, ctx.tenant.zone).slice(0, 10);
  const file = await files.write(ctx, {
    userId: set.user_id,
    purpose: 'labelSet',
    name: `${words(set.language as Language, 'labelSetName')} ${day}.${type}`,
    contentType: `application/${type}`,
    body,
  });
  return { file, pages: counted.pages, puts: counted.puts };
};
