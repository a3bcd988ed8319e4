const mb = 1024 * 1024;

/** How much of a sheet is read at all. What is larger is refused, whatever it claims to be. */
export interface SheetLimits {
  /** Rows below the headings. */
  rows: number;
  columns: number;
  cellChars: number;
  /** Text of all cells together. */
  totalChars: number;
  entries: number;
  ratio: number;
  unpackedBytes: number;
  tagChars: number;
  depth: number;
  heapMb: number;
  seconds: number;
}

export const sheetLimits: SheetLimits = {
  rows: 50_000,
  columns: 200,
  cellChars: 2_000,
  totalChars: 64 * mb,
  entries: 2_000,
  ratio: 100,
  unpackedBytes: 400 * mb,
  tagChars: 64 * 1024,
  depth: 32,
  heapMb: 512,
  seconds: 90,
};
