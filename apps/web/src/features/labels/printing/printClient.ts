export type ClientName = 'qz' | 'lodop' | 'browser';

export interface PaperSize {
  widthMm: number;
  heightMm: number;
}

export interface PrintJob {
  pdf: Blob;
  printer: string;
  size: PaperSize;
  copies: number;
  /** Further right and further down, in millimetres. */
  offset?: { x: number; y: number } | undefined;
  scale?: number | undefined;
}

/** Commands in a printer's own language, which no driver touches on the way. */
export interface RawJob {
  zpl: Blob;
  printer: string;
}

/** Who brings pages to a printer. */
export interface PrintClient {
  readonly name: ClientName;
  printers(): Promise<string[]>;
  /** Done when it has taken the pages; whether they are on paper is more than it knows. */
  print(job: PrintJob): Promise<void>;
  /** Null: it knows pages only, as browsers do. */
  printRaw: ((job: RawJob) => Promise<void>) | null;
}

/** A client would not or could not; the message is its own. */
export class PrintFailed extends Error {
  override name = 'PrintFailed';
}
