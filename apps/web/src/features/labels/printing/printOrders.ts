import { type PrintPreview, papersMost } from '@alpaca/contract';
import { clientFor, printerFor } from './clientFor.ts';
import { look, printBatch, type Wanted } from './printBatch.ts';
import type { ClientName } from './printClient.ts';
import { kindsIn, pagesOf, printedBefore, recordsOf, sortedPrints } from './prints.ts';
import type { Ask } from './questions.ts';

export interface Printed {
  orders: number;
  pages: number;
  client: ClientName;
  printer: string;
}

/** Which of them, and why again, as their person says; null: none. */
const agreed = async (previews: readonly PrintPreview[], ask: Ask) => {
  const prints = sortedPrints(previews);
  const { able, blocked } = prints;
  if (blocked.length > 0 && !(await ask('blocked', prints))) return null;
  if (able.length === 0) return null;
  const printed = printedBefore(able);
  if (printed.length === 0) return { able, reason: '' };
  const reason = await ask('again', { printed, total: able.length });
  return reason === null ? null : { able, reason };
};

/** From a press to the printer; null where its person gave up before anything was printed. */
export const printOrders = async (wanted: Wanted, ask: Ask): Promise<Printed | null> => {
  const count = wanted.ids.length;
  if (count > papersMost) return ask('tooMany', { count });
  const agreement = await agreed(await look(wanted), ask);
  const client = agreement && (await clientFor(ask));
  if (!client) return null;
  const { able, reason } = agreement;
  const printed: Printed = { orders: 0, pages: 0, client: client.name, printer: '' };
  for (const kind of kindsIn(able)) {
    const some = able.filter(({ items }) => items.some(({ printer }) => printer === kind));
    const pages = pagesOf(recordsOf(some, kind));
    // One dialog of the browser at a time: the next one would hide it.
    const isNext = printed.pages > 0 && client.name === 'browser';
    if (isNext && !(await ask('sheets', { count: pages }))) break;
    const printer = await printerFor(kind, client, ask);
    if (printer === null) break;
    const batch = { wanted, able: some, client, kind, printer };
    if (!(await printBatch(batch, reason, ask))) break;
    printed.orders = able.length;
    printed.pages += pages;
    printed.printer = [printed.printer, printer].filter(Boolean).join(' · ');
  }
  return printed.pages > 0 ? printed : null;
};
