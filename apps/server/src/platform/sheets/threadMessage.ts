import type { SheetRow } from './cells.ts';
import type { SheetParams, SheetReason } from './refused.ts';

/** What the reading thread tells: some rows, that there are no more, or why it reads no further. */
export type ThreadMessage =
  | { rows: SheetRow[] }
  | { end: true }
  | { refused: { reason: SheetReason; params: SheetParams } };

const kinds = ['rows', 'end', 'refused'];

// Others speak on a thread's port too: of a watched process it tells every file that is loaded.
export const isThreadMessage = (told: unknown): told is ThreadMessage =>
  typeof told === 'object' && told !== null && kinds.some((kind) => Object.hasOwn(told, kind));
