import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx';

/** A spreadsheet as a person would save it. */
export const sheetFile = async (rows: readonly (readonly CellValue[])[]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows: rows.map((row) => [...row]) }] }));

/** What stands in the first sheet of a file, read by other hands than the product's own. */
export const sheetRows = async (file: Buffer): Promise<string[][]> => {
  const { sheets } = await readXlsx(file);
  return (sheets[0]?.rows ?? []).map((row) => row.map((cell) => String(cell ?? '')));
};
