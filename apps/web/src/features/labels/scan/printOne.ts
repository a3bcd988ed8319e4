import { PrintFailed } from '../printing/printClient.ts';
import { printOrders } from '../printing/printOrders.ts';
import type { Ask, Questions } from '../printing/questions.ts';
import type { PrintedOne, PrintOne } from './printed.ts';

/**
 * Prints one order without a dialog over the page: what stands in its way is an answer, to be told in
 * big words. Only where nobody knows yet by what to print is its person asked.
 */
export const createPrintOne =
  (askPerson: Ask): PrintOne =>
  async (orderId, { place, reason }) => {
    let hindered: PrintedOne | null = null;
    const answers: { [K in keyof Questions]?: (facts: Questions[K]) => string | null } = {
      again: ({ printed: [first] }) => {
        if (reason) return reason;
        hindered = { is: 'again', last: first?.lastPrint ?? null };
        return null;
      },
      blocked: ({ blocked: [first] }) => {
        hindered = { is: 'blocked', obstacle: first?.obstacle ?? 'missing' };
        return null;
      },
    };
    const ask = (async (kind, facts) => {
      const own = answers[kind];
      return own ? own(facts as never) : askPerson(kind, facts);
    }) as Ask;
    try {
      const printed = await printOrders({ ids: [orderId], place }, ask);
      if (printed) return { is: 'printed', pages: printed.pages };
      return hindered ?? { is: 'failed', message: '' };
    } catch (error) {
      if (error instanceof PrintFailed) return { is: 'failed', message: error.message };
      throw error;
    }
  };
