import type { SheetRow } from './cells.ts';
import { readCsv } from './csv.ts';
import type { SheetLimits } from './limits.ts';
import { SheetRefused } from './refused.ts';
import { readXlsx } from './xlsx.ts';

const zipStart = Buffer.from('PK\x03\x04', 'latin1');

/** Reads a sheet of either kind; whatever it trips over is the sheet's fault. */
export const readSheet = async (
  body: Buffer,
  limits: SheetLimits,
  emit: (row: SheetRow) => void,
): Promise<void> => {
  let rows = 0;
  const counted = (row: SheetRow) => {
    rows += 1;
    emit(row);
  };
  try {
    const isZip = body.subarray(0, zipStart.length).equals(zipStart);
    if (isZip) await readXlsx(body, limits, counted);
    else readCsv(body, limits, counted);
  } catch (error) {
    throw error instanceof SheetRefused ? error : new SheetRefused('broken');
  }
  if (rows < 2) throw new SheetRefused('empty');
};
