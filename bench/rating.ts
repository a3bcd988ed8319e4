import { ratesInForce } from '../apps/server/seeds/prices/compiled.ts';
import { manyParcels, manySheets } from '../apps/server/seeds/prices/manyParcels.ts';
import { compileRates } from '../apps/server/src/modules/rates/index.ts';
import { measure, price } from '../apps/server/src/modules/rates/testing.ts';
import type { Scenario } from './scenario.ts';

const [rows, products, seconds] = [10_000, 50, 5];

/** A batch trial's arithmetic: each parcel by each sheet, in one thread. */
const quoteAll = () => {
  const sheets = manySheets(products);
  const rates = compileRates(ratesInForce, 'CNY');
  const parcels = manyParcels(rows);
  return () => {
    let priced = 0;
    for (const parcel of parcels) {
      const measured = measure(parcel);
      for (const sheet of sheets) if (price(sheet, measured, rates).ok) priced += 1;
    }
    return priced;
  };
};

export const ratingScenarios: readonly Scenario[] = [
  {
    name: 'rating',
    title: `Quotes per second ÷ the rate that does ${rows} rows × ${products} products in ${seconds} s`,
    goal: 1,
    async prepare() {
      const run = quoteAll();
      const priced = Math.round((run() / (rows * products)) * 100);
      return {
        about: `${rows} parcels × ${products} sheets; ${priced} % have a price, others are refused`,
        ours: {
          name: 'engine',
          async measure() {
            const [from, before] = [performance.now(), process.threadCpuUsage()];
            run();
            const took = (performance.now() - from) / 1000;
            const { user, system } = process.threadCpuUsage(before);
            return { perSecond: (rows * products) / took, busy: (user + system) / 1e6 / took };
          },
        },
        reference: {
          name: 'needed',
          async measure() {
            return { perSecond: (rows * products) / seconds };
          },
        },
      };
    },
  },
];
