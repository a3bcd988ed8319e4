import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Ctx } from '../../../platform/context.ts';
import type { FileReply } from '../../../platform/http/bind.ts';
import { newPaper } from '../../../platform/paper/paper.ts';
import { mergePdfs } from '../../../platform/pdf/index.ts';
import { newTempFolder } from '../../../platform/tempFolder.ts';
import { files } from '../../files/index.ts';
import { drawRuns } from './drawPapers.ts';
import type { Paper } from './papers.ts';
import { type DrawnPaper, isDrawn, pagesOf, type Run, runsOf } from './sheets.ts';

const pdf = 'application/pdf';
// Documents say the size of each of their pages themselves.
const paperOf = (title: string) => newPaper({ size: [283, 425], title });

/** Pages that we draw, one after the other while they are drawn. */
export const drawnStream = (papers: readonly DrawnPaper[], title: string): Readable => {
  const doc = paperOf(title);
  drawRuns(doc, runsOf(papers)).catch((error) => doc.destroy(error));
  return doc as unknown as Readable;
};

interface Place {
  folder: string;
  title: string;
  signal?: AbortSignal | undefined;
}

/** Carriers' files as they lie in storage, each once. */
const fetchFiles = async (ctx: Ctx, runs: readonly Run[], { folder, signal }: Place) => {
  const sources = runs.map(([{ source }]) => source);
  const keys = new Set(sources.flatMap((source) => ('fileId' in source ? [source.fileId] : [])));
  for (const key of keys) {
    const { body } = await files.open(ctx, key);
    await pipeline(body, createWriteStream(join(folder, `${key}.pdf`)), { signal });
  }
};

// Only labels that we draw share sheets, so the first of a run tells of all.
const isDrawnRun = (run: Run): run is Run<DrawnPaper> => isDrawn(run[0]);

/** Runs in their order as one file; what we draw is one document before it is merged. */
export const writeRuns = async (ctx: Ctx, runs: readonly Run[], place: Place): Promise<string> => {
  const { folder, title, signal } = place;
  const drawn = runs.filter(isDrawnRun);
  const drawnPath = join(folder, 'drawn.pdf');
  if (drawn.length > 0) {
    const doc = paperOf(title);
    const written = pipeline(doc, createWriteStream(drawnPath), { signal });
    const drawing = drawRuns(doc, drawn, signal).catch((error) => doc.destroy(error));
    await Promise.all([drawing, written]);
  }
  if (drawn.length === runs.length) return drawnPath;
  await fetchFiles(ctx, runs, place);
  let at = 0;
  const parts = runs.flatMap((run) => {
    if (!isDrawnRun(run)) {
      const [{ source, copies }] = run;
      const { fileId } = source as { fileId: string };
      return Array.from({ length: copies }, () => ({ path: join(folder, `${fileId}.pdf`) }));
    }
    const from = at + 1;
    at += pagesOf(run);
    return [{ path: drawnPath, from, to: at }];
  });
  const merged = join(folder, 'merged.pdf');
  await mergePdfs(parts, merged, signal);
  return merged;
};

export const writePapers = (ctx: Ctx, papers: readonly Paper[], place: Place) =>
  writeRuns(ctx, runsOf(papers), place);

/** A file made in a folder of its own as an answer; the folder goes when it is sent. */
export const fileReply = async (
  name: string,
  make: (folder: string) => Promise<string>,
): Promise<FileReply> => {
  const { folder, clear } = await newTempFolder();
  try {
    const path = await make(folder);
    const { size } = await stat(path);
    const body = createReadStream(path).once('close', () => void clear());
    return { contentType: pdf, name: `${name}.pdf`, bytes: size, body };
  } catch (error) {
    await clear();
    throw error;
  }
};

/** The papers as an answer: sent while they are drawn, or merged first where carriers' are among them. */
export const papersReply = async (
  ctx: Ctx,
  papers: readonly Paper[],
  name: string,
): Promise<FileReply> =>
  papers.every(isDrawn)
    ? { contentType: pdf, name: `${name}.pdf`, body: drawnStream(papers, name) }
    : fileReply(name, (folder) => writePapers(ctx, papers, { folder, title: name }));
