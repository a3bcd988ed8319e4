import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Ctx } from '../../../platform/context.ts';
import type { FileReply } from '../../../platform/http/bind.ts';
import { newPaper } from '../../../platform/paper/paper.ts';
import { mergePdfs } from '../../../platform/pdf/index.ts';
import { files } from '../../files/index.ts';
import { type DrawnPaper, drawPapers, isDrawn } from './drawPapers.ts';
import type { Paper } from './papers.ts';

const pdf = 'application/pdf';
// Documents say the size of each of their pages themselves.
const paperOf = (title: string) => newPaper({ size: [283, 425], title });

/** Pages that we draw, one after the other while they are drawn. */
export const drawnStream = (papers: readonly DrawnPaper[], title: string): Readable => {
  const doc = paperOf(title);
  drawPapers(doc, papers).catch((error) => doc.destroy(error));
  return doc as unknown as Readable;
};

interface Place {
  folder: string;
  title: string;
  signal?: AbortSignal | undefined;
}

/** Carriers' files as they lie in storage, each once. */
const fetchFiles = async (ctx: Ctx, papers: readonly Paper[], { folder, signal }: Place) => {
  const keys = new Set(papers.flatMap(({ source }) => ('fileId' in source ? [source.fileId] : [])));
  for (const key of keys) {
    const { body } = await files.open(ctx, key);
    await pipeline(body, createWriteStream(join(folder, `${key}.pdf`)), { signal });
  }
};

/** The papers in their order as one file; what we draw is one document before it is merged. */
export const writePapers = async (
  ctx: Ctx,
  papers: readonly Paper[],
  place: Place,
): Promise<string> => {
  const { folder, title, signal } = place;
  const drawn = papers.filter(isDrawn);
  const drawnPath = join(folder, 'drawn.pdf');
  if (drawn.length > 0) {
    const doc = paperOf(title);
    const written = pipeline(doc, createWriteStream(drawnPath), { signal });
    await Promise.all([drawPapers(doc, drawn, signal), written]);
  }
  if (drawn.length === papers.length) return drawnPath;
  await fetchFiles(ctx, papers, place);
  let at = 0;
  const parts = papers.flatMap((paper) => {
    if (!isDrawn(paper)) {
      const { fileId } = paper.source as { fileId: string };
      return Array.from({ length: paper.copies }, () => ({ path: join(folder, `${fileId}.pdf`) }));
    }
    const from = at + 1;
    at += paper.pages * paper.copies;
    return [{ path: drawnPath, from, to: at }];
  });
  const merged = join(folder, 'merged.pdf');
  await mergePdfs(parts, merged, signal);
  return merged;
};

/** A folder for as long as something is made in it. */
export const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-papers-'));
  return { folder, clear: () => rm(folder, { recursive: true, force: true }) };
};

/** A file made in a folder of its own as an answer; the folder goes when it is sent. */
export const fileReply = async (
  name: string,
  make: (folder: string) => Promise<string>,
): Promise<FileReply> => {
  const { folder, clear } = await newFolder();
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
