/**
 * reading the file → mapping its headings → checking its rows → ready to be repaired and committed
 * → committing → done. A file that can't be read is `failed`; whoever gave up has `cancelled`.
 */
export const importStatuses = [
  'reading',
  'mapping',
  'checking',
  'ready',
  'committing',
  'done',
  'failed',
  'cancelled',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** What may be done with an import in each status; the server refuses by it, the web disables by it. */
export const importMoves: Readonly<Record<ImportStatus, readonly ImportMove[]>> = {
  reading: ['cancel'],
  mapping: ['map', 'cancel'],
  checking: ['cancel'],
  ready: ['map', 'edit', 'commit', 'cancel'],
  committing: [],
  // Rows that were refused or left out can still be mended and committed.
  done: ['edit', 'commit'],
  failed: [],
  cancelled: [],
};
export type ImportMove = 'map' | 'edit' | 'commit' | 'cancel';
