import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import type { PaperFormat } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { FileReply } from '../../../platform/http/bind.ts';
import { bitmapsOf, pageCount } from '../../../platform/pdf/index.ts';
import { newTempFolder } from '../../../platform/tempFolder.ts';
import { files } from '../../files/index.ts';
import { type DrawnPaper, drawPapers, isDrawn } from '../papers/drawPapers.ts';
import type { Paper } from '../papers/papers.ts';
import { labelOf } from './fields.ts';
import { inkedFields } from './inked.ts';
import { newZplPaper } from './zplPaper.ts';

// Pages in dots are large: so many at once, and the first are sent while the next are made.
const atOnce = 50;

type Fields = readonly (readonly string[])[];

/** Pages of a document as labels, each with what the printer makes by itself. */
const labelsFrom = async (path: string, dpi: number, pages: number, fields: Fields = []) => {
  const labels: string[] = [];
  for (let from = 1; from <= pages; from += atOnce) {
    const to = Math.min(pages, from + atOnce - 1);
    for (const bitmap of await bitmapsOf(path, { dpi, from, to })) {
      const own = fields[labels.length] ?? [];
      labels.push(labelOf(bitmap, [...inkedFields(bitmap), ...own]));
      // Others get their turn meanwhile.
      await turn();
    }
  }
  return labels;
};

/** Our own papers: letters and barcodes by the printer, everything else in dots. */
const drawnLabels = async (papers: readonly DrawnPaper[], dpi: number, folder: string) => {
  const { doc, pages } = newZplPaper(dpi);
  const path = join(folder, 'drawn.pdf');
  await Promise.all([drawPapers(doc, papers), pipeline(doc, createWriteStream(path))]);
  return labelsFrom(path, dpi, pages.length, pages);
};

/** A carrier's pages, or a merchant's own, whole in dots. */
const fileLabels = async (ctx: Ctx, { source }: Paper, dpi: number, folder: string) => {
  const path = join(folder, 'file.pdf');
  const { body } = await files.open(ctx, (source as { fileId: string }).fileId);
  await pipeline(body, createWriteStream(path));
  return labelsFrom(path, dpi, await pageCount(path));
};

type Part = { drawn: DrawnPaper[] } | { file: Paper };

/** Drawn papers that follow one another are made together, files one by one. */
const partsOf = (papers: readonly Paper[]): Part[] => {
  const parts: Part[] = [];
  let room = 0;
  for (const paper of papers) {
    const last = parts.at(-1);
    if (!isDrawn(paper)) parts.push({ file: paper });
    else if (last && 'drawn' in last && room > 0) last.drawn.push(paper);
    else {
      parts.push({ drawn: [paper] });
      room = atOnce;
    }
    room -= paper.pages * paper.copies;
  }
  return parts;
};

async function* labelsOf(ctx: Ctx, papers: readonly Paper[], dpi: number) {
  const { folder, clear } = await newTempFolder();
  try {
    for (const part of partsOf(papers)) {
      if ('drawn' in part) {
        yield* await drawnLabels(part.drawn, dpi, folder);
        continue;
      }
      const labels = await fileLabels(ctx, part.file, dpi, folder);
      for (let copy = 0; copy < part.file.copies; copy += 1) yield* labels;
    }
  } finally {
    await clear();
  }
}

async function* onlyPage(labels: AsyncIterable<string>, page: number) {
  let at = 0;
  for await (const label of labels) {
    at += 1;
    if (at !== page) continue;
    yield label;
    return;
  }
}

type ZplFormat = Exclude<PaperFormat, 'pdf'>;
const dpis: Readonly<Record<ZplFormat, number>> = { zpl203: 203, zpl300: 300 };

export const isZpl = (format?: PaperFormat): format is ZplFormat =>
  format !== undefined && format !== 'pdf';

interface Asked {
  name: string;
  format: ZplFormat;
  /** Only this one, from 1. */
  page?: number;
}

/** The papers in a thermal printer's own language, each page a label; sent while they are made. */
export const zplReply = (
  ctx: Ctx,
  papers: readonly Paper[],
  { name, format, page }: Asked,
): FileReply => {
  const labels = labelsOf(ctx, papers, dpis[format]);
  const wanted = page === undefined ? labels : onlyPage(labels, page);
  const body = Readable.from(wanted, { objectMode: false });
  return { contentType: 'application/zpl', name: `${name}.zpl`, body };
};
