import i18next from 'i18next';
import { say } from '../../../shared/store/notice.ts';
import type { Wanted } from './printBatch.ts';
import { PrintFailed } from './printClient.ts';
import { printOrders } from './printOrders.ts';
import type { Ask } from './questions.ts';

/** Prints, and tells how many orders and pages went where; a client's no is told in its words. */
export const printAndSay = async (wanted: Wanted, ask: Ask): Promise<number> => {
  try {
    const printed = await printOrders(wanted, ask);
    if (!printed) return 0;
    const { client, orders: count, pages, printer } = printed;
    say(
      'success',
      client === 'browser'
        ? i18next.t('printing:done.browser', { count, pages })
        : i18next.t('printing:done.printer', { count, pages, printer }),
    );
    return count;
  } catch (error) {
    if (!(error instanceof PrintFailed)) throw error;
    say('error', i18next.t('printing:failed.text', { message: error.message }), {
      title: i18next.t('printing:failed.title'),
    });
    return 0;
  }
};
