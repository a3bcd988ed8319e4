import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { inTempFolder } from '../tempFolder.ts';
import { type Limits, runQpdf } from './qpdf.ts';

export interface PdfPart {
  path: string;
  /** Its first and last page, from 1; all where they are not said. */
  from?: number;
  to?: number;
}

const limits: Limits = { seconds: 300, memoryMb: 2048, fileMb: 2048, outputMb: 1, keeps: true };

// Opened once each: to close them between takes nearly twice the time. Systems allow 1,024.
const openMost = '--keep-files-open-threshold=900';

const failed = (what: string, { code, complaints }: { code: number | null; complaints: string }) =>
  new Error(`qpdf could not ${what} (${code}): ${complaints.trim()}`);

const rangeOf = ({ from = 1, to }: PdfPart) => `${from}-${to ?? 'z'}`;

/**
 * Puts documents that were cleaned or made by us one after the other. The parts stand in a file: there
 * may be more of them than a command line takes.
 */
export const mergePdfs = (
  parts: readonly PdfPart[],
  out: string,
  signal?: AbortSignal,
): Promise<void> =>
  inTempFolder(async (folder) => {
    const list = join(folder, 'parts');
    const lines = parts.flatMap((part) => [resolve(part.path), rangeOf(part)]);
    const args = [openMost, '--empty', '--pages', ...lines, '--', resolve(out)];
    await writeFile(list, args.join('\n'));
    const ran = await runQpdf([`@${list}`], limits, signal);
    // What it had to guess, in a file from before files were cleaned, leaves the others whole.
    if (ran.code !== 0 && ran.code !== 3) throw failed('merge', ran);
  });

/** Of a document that was cleaned or made by us. */
export const pageCount = async (path: string): Promise<number> => {
  const ran = await runQpdf(['--show-npages', resolve(path)], limits);
  if (ran.code !== 0) throw failed('count pages', ran);
  return Number(ran.output.toString('latin1'));
};
