import { QuoteRequest, toAmount } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { compileRates, quote } from '../../../src/modules/rates/index.ts';
import { type EngineQuote, price } from '../../../src/modules/rates/testing.ts';
import { compiledSheet, ratesInForce } from '../compiled.ts';
import type { GoldenCase } from './case.ts';
import { europeCases } from './europe.ts';
import { expressCases } from './express.ts';
import { freightCases } from './freight.ts';
import { lineCases } from './lines.ts';
import { usLabelCases } from './usLabel.ts';
import { usPacketCases } from './usPacket.ts';

const cases: readonly GoldenCase[] = [
  ...usPacketCases,
  ...europeCases,
  ...lineCases,
  ...expressCases,
  ...usLabelCases,
  ...freightCases,
];
const rates = compileRates(ratesInForce, 'CNY');

const priced = (answer: EngineQuote) => {
  if (!answer.ok) throw new Error(`refused: ${answer.refusal} ${JSON.stringify(answer.vars)}`);
  return answer;
};

test('there are enough of them', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
});

test.each(cases)('$sheet: $what', (golden) => {
  const sheet = compiledSheet(golden.sheet);
  const parcel = QuoteRequest.parse(golden.parcel);
  const answer = quote(sheet, parcel, rates);
  if ('refused' in golden) {
    expect(answer).toMatchObject({ ok: false, refusal: golden.refused });
    expect(price(sheet, parcel, rates)).toEqual(answer);
    return;
  }
  const { lines, totalMinor, billableG, billableBy, zone, remoteType } = priced(answer);
  const amount = (minor: number) => toAmount(minor, sheet.currency);
  expect(lines.map(({ code, minor }) => [code, amount(minor)])).toEqual(golden.lines);
  expect(amount(totalMinor)).toBe(golden.total);
  expect(billableG).toBe(Math.round(golden.kg * 1000));
  expect({ billableBy, zone, remoteType }).toMatchObject({
    ...(golden.by && { billableBy: golden.by }),
    ...(golden.zone && { zone: golden.zone }),
    ...(golden.remote !== undefined && { remoteType: golden.remote }),
  });
  expect(price(sheet, parcel, rates)).toEqual({ ok: true, totalMinor, billableG });
});
