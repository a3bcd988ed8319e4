import { expect, test } from 'vitest';
import { compileRates, quote } from '../../src/modules/rates/index.ts';
import { measure, price } from '../../src/modules/rates/testing.ts';
import { ratesInForce } from './compiled.ts';
import { manyParcels, manySheets } from './manyParcels.ts';

const rates = compileRates(ratesInForce, 'CNY');

test('a thousand parcels by fifty sheets take a moment, not seconds', () => {
  const sheets = manySheets(50);
  const parcels = manyParcels(1000);
  const from = process.threadCpuUsage().user;
  let priced = 0;
  for (const parcel of parcels) {
    const measured = measure(parcel);
    for (const sheet of sheets) if (price(sheet, measured, rates).ok) priced += 1;
  }
  // About 0.2 s of a core's time; waiting for the core is not counted.
  expect((process.threadCpuUsage().user - from) / 1e6).toBeLessThan(2);
  expect(priced).toBeGreaterThan(25_000);
});

test('what the table says is what the whole quote says', () => {
  for (const parcel of manyParcels(300))
    for (const sheet of manySheets(9)) {
      const answer = quote(sheet, parcel, rates);
      const brief = price(sheet, measure(parcel), rates);
      if (answer.ok) expect(brief).toMatchObject({ ok: true, totalMinor: answer.totalMinor });
      else expect(brief).toEqual(answer);
    }
});
