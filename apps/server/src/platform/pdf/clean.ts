import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTempFolder } from '../tempFolder.ts';
import {
  hasBlankPage,
  hasHugePicture,
  isActive,
  type PageSize,
  sizesOf,
  withoutExtras,
} from './judge.ts';
import { type Objects, objectsOf } from './objects.ts';
import { type Limits, type Ran, runQpdf } from './qpdf.ts';
import { inTurn } from './turns.ts';
import { unusable } from './unusable.ts';

export interface CleanPdf {
  bytes: Buffer;
  pages: readonly PageSize[];
}

const bytesMost = 20 * 1024 * 1024;
const pagesMost = 500;
const header = /^%PDF-[12]\.\d/;
// Readers look for the end mark in the last 1,024 bytes, as printers' drivers pad what follows it.
const tailBytes = 1024;

const limits: Limits = { seconds: 10, memoryMb: 512, fileMb: 64, outputMb: 32, keeps: true };
// A scan of 20 MB has so much where its pictures are packed as drawings are.
const unpacking: Limits = { ...limits, outputMb: 256, keeps: false };

const refuseForeign = (bytes: Buffer) => {
  if (bytes.length > bytesMost) unusable('tooLarge');
  const tail = bytes.subarray(Math.max(0, bytes.length - tailBytes));
  if (!header.test(bytes.toString('latin1', 0, 8)) || !tail.includes('%%EOF')) unusable('broken');
};

const within = (ran: Ran): Ran => (ran.wasTooMuch ? unusable('tooLarge') : ran);

/** Why a document can't be written anew. */
const refuseUnread = async (path: string): Promise<never> => {
  const locked = await runQpdf(['--requires-password', path], limits);
  if (locked.code === 0) return unusable('encrypted');
  const counted = await runQpdf(['--show-npages', path], limits);
  return unusable(counted.output.toString('latin1').trim() === '0' ? 'empty' : 'broken');
};

const again = '--deterministic-id';

/**
 * Copies the pages into a new document and nothing beside them: what opens with the old one, its
 * attachments and forms stay behind, and what annotations show is drawn into their page.
 */
const copyPages = async (from: string, to: string) => {
  const args = ['--empty', '--pages', from, '1-z', '--', '--flatten-annotations=print', again];
  const { code, complaints } = within(await runQpdf([...args, to], limits));
  if (code !== 0 && code !== 3) await refuseUnread(from);
  // Of documents that pages are taken from its code doesn't tell.
  return { isMended: complaints !== '' };
};

const read = async (path: string): Promise<Objects> => {
  const args = ['--json=2', '--json-key=qpdf', '--json-key=pages', path];
  const { code, output } = within(await runQpdf(args, limits));
  return code === 0 ? objectsOf(output.toString('utf8')) : unusable('broken');
};

/** All that is packed is unpacked once: for whether that works, and for how much it is. */
const unpack = async (path: string) => {
  const args = ['--stream-data=uncompress', '--decode-level=generalized', path, '-'];
  const { code } = within(await runQpdf(args, unpacking));
  if (code !== 0) unusable('broken');
};

const takeOut = async (extras: string, from: string, folder: string) => {
  const [change, to] = [join(folder, 'change.json'), join(folder, 'bare.pdf')];
  await writeFile(change, extras);
  const args = [from, `--update-from-json=${change}`, again, to];
  const { code } = within(await runQpdf(args, limits));
  if (code !== 0) unusable('active');
  return to;
};

const cleanIn = async (folder: string, came: Buffer): Promise<CleanPdf> => {
  const [from, copied] = [join(folder, 'came.pdf'), join(folder, 'copied.pdf')];
  await writeFile(from, came);
  const { isMended } = await copyPages(from, copied);
  let [objects] = await Promise.all([read(copied), unpack(copied)]);
  if (objects.pages.length === 0) unusable('empty');
  if (objects.pages.length > pagesMost) unusable('tooManyPages');
  const extras = withoutExtras(objects);
  const clean = extras === null ? copied : await takeOut(extras, copied, folder);
  if (extras !== null) objects = await read(clean);
  if (withoutExtras(objects) !== null || isActive(objects)) unusable('active');
  if (hasHugePicture(objects)) unusable('tooLarge');
  if (isMended && hasBlankPage(objects)) unusable('broken');
  return { pages: sizesOf(objects), bytes: await readFile(clean) };
};

/**
 * A document from elsewhere as one that only shows its pages, or `UnusablePdf`. The same bytes come
 * out the same.
 */
export const cleanPdf = async (bytes: Buffer): Promise<CleanPdf> => {
  refuseForeign(bytes);
  return inTurn(() => inTempFolder((folder) => cleanIn(folder, bytes)));
};
