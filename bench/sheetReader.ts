import { readFileSync } from 'node:fs';
import { sheetLimits } from '../apps/server/src/platform/sheets/limits.ts';
import { readSheet } from '../apps/server/src/platform/sheets/read.ts';

// The yardstick of imports: the sheet reader alone, whose rows nobody wants.
process.on('message', async (path: string) => {
  const body = readFileSync(path);
  const started = performance.now();
  let rows = -1; // The headings are no row.
  await readSheet(body, sheetLimits, () => {
    rows += 1;
  });
  const seconds = (performance.now() - started) / 1000;
  process.send?.({ rows, seconds, mostMb: process.resourceUsage().maxRSS / 1024 });
});
process.once('disconnect', () => process.exit());
