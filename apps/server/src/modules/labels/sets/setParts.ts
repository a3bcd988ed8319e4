import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Ctx } from '../../../platform/context.ts';
import { mergePdfs, pageCount } from '../../../platform/pdf/index.ts';
import { newTempFolder } from '../../../platform/tempFolder.ts';
import type { Part } from '../../../platform/zipStream.ts';
import type { Paper } from '../papers/papers.ts';
import { isDrawn } from '../papers/sheets.ts';
import { drawnStream, writePapers } from '../papers/writePapers.ts';
import type { Entry } from './setPapers.ts';

export interface Making {
  ctx: Ctx;
  folders: string;
  signal: AbortSignal | undefined;
}

/** Where an order's files lie in the archive. */
export const folderOf = ({ folders }: Making, orderNo: string) =>
  folders === 'onePerLabel' ? `${orderNo}/` : '';

/** A file of the archive, there as long as it is read. */
async function* fileOf(
  { ctx, signal }: Making,
  papers: readonly Paper[],
  name: string,
): AsyncGenerator<Part> {
  if (papers.every(isDrawn)) return yield { name, data: drawnStream(papers, name) };
  const { folder, clear } = await newTempFolder();
  try {
    const path = await writePapers(ctx, papers, { folder, title: name, signal });
    yield { name, data: createReadStream(path) };
  } finally {
    await clear();
  }
}

const isLabel = ({ document }: Paper) => document === 'label';

/** Those that are so, and the others. */
const parted = (papers: readonly Paper[], isSo: (paper: Paper) => boolean) =>
  [papers.filter(isSo), papers.filter((paper) => !isSo(paper))] as const;

/** The label of each box by itself, under the box's own number; what else there is in one file. */
async function* boxesOf(making: Making, entry: Entry, base: string): AsyncGenerator<Part> {
  const [sheets, rest] = parted(entry.papers, ({ box }) => box !== undefined);
  const [labels, others] = parted(rest, isLabel);
  const { boxes = [] } = entry.papers[0]?.order ?? {};
  const nameOf = (at: number) =>
    `${base}${boxes[at]?.subOrderNo ?? `${entry.orderNo}-${at + 1}`}.pdf`;
  for (const paper of sheets) yield* fileOf(making, [paper], nameOf(paper.box ?? 0));
  if (labels.length > 0) {
    const { folder, clear } = await newTempFolder();
    try {
      const { ctx, signal } = making;
      const path = await writePapers(ctx, labels, { folder, title: entry.orderNo, signal });
      const pages = await pageCount(path);
      for (let at = 0; at < pages; at += 1) {
        const page = join(folder, `${at}.pdf`);
        if (pages > 1) await mergePdfs([{ path, from: at + 1, to: at + 1 }], page, signal);
        yield { name: nameOf(at), data: createReadStream(pages > 1 ? page : path) };
      }
    } finally {
      await clear();
    }
  }
  if (others.length > 0) yield* fileOf(making, others, `${base}${entry.orderNo}-documents.pdf`);
}

/** The files of one order, by how they were asked for. */
export async function* orderParts(
  making: Making,
  entry: Entry,
  kind: 'byTicket' | 'bySubOrder',
): AsyncGenerator<Part> {
  const base = folderOf(making, entry.orderNo);
  if (kind === 'bySubOrder') yield* boxesOf(making, entry, base);
  else yield* fileOf(making, entry.papers, `${base}${entry.orderNo}.pdf`);
}

/** Many orders one after the other in one file. */
export const mergedPart = (making: Making, entries: readonly Entry[], name: string) =>
  fileOf(
    making,
    entries.flatMap(({ papers }) => papers),
    name,
  );
