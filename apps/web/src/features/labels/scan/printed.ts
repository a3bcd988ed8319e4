import type { EarlierPrint, PrintObstacle } from '@alpaca/contract';
import type { Wanted } from '../printing/printBatch.ts';

/** What became of one order's papers. */
export type PrintedOne =
  | { is: 'printed'; pages: number }
  /** It was printed before, and no reason was given to do so again. */
  | { is: 'again'; last: EarlierPrint | null }
  | { is: 'blocked'; obstacle: PrintObstacle }
  /** The printer's own words; empty where its person gave up. */
  | { is: 'failed'; message: string };

interface PrintHow {
  place: Wanted['place'];
  /** Why it is printed again. */
  reason?: string | undefined;
}

export type PrintOne = (orderId: string, how: PrintHow) => Promise<PrintedOne>;
