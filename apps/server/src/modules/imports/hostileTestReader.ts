import { readFileSync } from 'node:fs';
import { readInThread } from '../../platform/sheets/readInThread.ts';
import { SheetRefused } from '../../platform/sheets/refused.ts';

// A process of its own, so that the memory it took at the most is that of reading and nothing else.
// Told the paths of sheets, it says how each of them ended.
const outcomes: { outcome: string; texts: string }[] = [];
for (const path of process.argv.slice(2)) {
  let texts = '';
  try {
    for await (const rows of readInThread(readFileSync(path))) {
      for (const { cells } of rows.slice(0, 10)) texts += cells.join(' ');
    }
    outcomes.push({ outcome: 'read', texts });
  } catch (error) {
    const outcome = error instanceof SheetRefused ? error.reason : String(error);
    outcomes.push({ outcome, texts });
  }
}
console.log(JSON.stringify({ outcomes, mostKb: process.resourceUsage().maxRSS }));
