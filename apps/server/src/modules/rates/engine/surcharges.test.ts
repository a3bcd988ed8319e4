import type { Surcharge } from '@alpaca/contract';
import { describe, expect, test } from 'vitest';
import { compileRates, compileSheet, quote } from './index.ts';
import { parcelOf, sheetOf } from './ratingTestSheets.ts';
import type { EngineLine, Parcel, SheetSource } from './types.ts';

const rates = compileRates([{ from: 'USD', to: 'CNY', rate: '7.12' }], 'CNY');
const fee = { code: 'S', expenseType: 'other', nameZh: '费', nameEn: 'Fee' } as const;

const answerTo = (
  surcharges: readonly Partial<Surcharge>[],
  parcel: Partial<Parcel> = {},
  sheet: Partial<SheetSource> = {},
) => {
  const whole = surcharges.map((one) => ({
    ...fee,
    basis: 'perOrder' as const,
    value: '1',
    when: {},
    ...one,
  }));
  return quote(compileSheet(sheetOf({ surcharges: whole, ...sheet })), parcelOf(parcel), rates);
};
/** The lines after the freight. */
const linesOf = (...asked: Parameters<typeof answerTo>): readonly EngineLine[] => {
  const answer = answerTo(...asked);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.lines.slice(1);
};
const minorOf = (surcharge: Partial<Surcharge>, parcel?: Partial<Parcel>) =>
  linesOf([surcharge], parcel)[0]?.minor ?? 0;

const goodsOf = (hsCode: string, value = '10', quantity = 1) => ({
  hsCode,
  value,
  quantity,
  cargoProperty: 'general' as const,
});

describe('is charged where its condition holds', () => {
  const light = { weight: 1, length: 20, width: 10, height: 10, count: 2 };
  const heavy = { weight: 6, length: 60, width: 30, height: 20, count: 3 };
  const when = (condition: Surcharge['when'], parcel?: Partial<Parcel>) =>
    minorOf({ when: condition }, parcel) > 0;

  test('a service that was asked for', () => {
    expect(when({ service: 'insurance' })).toBe(false);
    expect(when({ service: 'insurance' }, { insuranceValue: '5' })).toBe(true);
    expect(when({ service: 'cod' }, { insuranceValue: '5' })).toBe(false);
    expect(when({ service: 'cod' }, { codPrice: '5', codCurrency: 'CNY' })).toBe(true);
    expect(when({ service: 'signature' })).toBe(false);
    expect(when({ service: 'signature' }, { signatureService: true })).toBe(true);
  });

  test('a kind of address, of goods, a zone, a country', () => {
    expect(when({ addressType: 'residential' }, { addressType: 'residential' })).toBe(true);
    expect(when({ addressType: 'residential' }, { addressType: 'business' })).toBe(false);
    expect(when({ goodsTypes: ['WPX'] })).toBe(true);
    expect(when({ goodsTypes: ['DOC'] })).toBe(false);
    expect(when({ zones: ['SG'] })).toBe(true);
    expect(when({ zones: ['MY'] })).toBe(false);
    expect(when({ countries: ['MY', 'SG'] })).toBe(true);
    expect(when({ countries: ['MY'] })).toBe(false);
  });

  test('what is in it', () => {
    const goods = [{ ...goodsOf('610910'), cargoProperty: 'liquid' as const }, goodsOf('850440')];
    expect(when({ cargoProperties: ['liquid', 'food'] }, { goods })).toBe(true);
    expect(when({ cargoProperties: ['food'] }, { goods })).toBe(false);
    expect(when({ hsPrefixes: ['85', '90'] }, { goods })).toBe(true);
    expect(when({ hsPrefixes: ['09'] }, { goods })).toBe(false);
    expect(when({ hsPrefixes: ['85'] }, {})).toBe(false);
  });

  test('a box that exceeds all that is named, and not what only reaches it', () => {
    const boxes = [light, heavy];
    expect(when({ boxKgOver: 5.999 }, { boxes })).toBe(true);
    expect(when({ boxKgOver: 6 }, { boxes })).toBe(false);
    expect(when({ longestCmOver: 59.99 }, { boxes })).toBe(true);
    expect(when({ longestCmOver: 60 }, { boxes })).toBe(false);
    expect(when({ girthCmOver: 99.99 }, { boxes })).toBe(true);
    expect(when({ girthCmOver: 100 }, { boxes })).toBe(false);
    expect(when({ boxKgOver: 5, longestCmOver: 60 }, { boxes })).toBe(false);
    // What is not named holds nothing back, however light a box or unknown its sides.
    expect(when({ boxKgOver: 5 }, { boxes: [{ weight: 6, count: 1 }] })).toBe(true);
    expect(when({ longestCmOver: 50 }, { boxes: [{ ...heavy, weight: 0.001 }] })).toBe(true);
    // One is too heavy and another too long: none is both.
    const long = { ...light, length: 90 };
    expect(when({ boxKgOver: 5, longestCmOver: 80 }, { boxes: [heavy, long] })).toBe(false);
  });

  test('for each box meant, all where none is named', () => {
    const boxes = [light, heavy];
    expect(minorOf({ basis: 'perBox', when: { boxKgOver: 5 } }, { boxes })).toBe(300);
    expect(minorOf({ basis: 'perBox' }, { boxes })).toBe(500);
  });

  test('a remote place', () => {
    const remoteAreas = [{ countryCode: 'SG', postFrom: '50', postTo: '50', remoteType: 'far' }];
    const far = (postCode: string) =>
      linesOf([{ when: { remote: true } }], { postCode }, { remoteAreas }).length;
    expect([far('509000'), far('018956')]).toEqual([1, 0]);
  });
});

describe('comes to', () => {
  const goods = [goodsOf('610910', '10', 2), goodsOf('6109.10.20', '5'), goodsOf('850440', '100')];

  test('so much a kilogram that is charged', () => {
    expect(minorOf({ basis: 'perKg', value: '2.5' }, { boxes: [{ weight: 1.5, count: 2 }] })).toBe(
      750,
    );
  });

  test('so much for each kind of goods, by the first six digits', () => {
    expect(minorOf({ basis: 'perHsLine' }, { goods })).toBe(200);
    expect(minorOf({ basis: 'perHsLine', when: { hsPrefixes: ['61'] } }, { goods })).toBe(100);
    expect(minorOf({ basis: 'perHsLine' }, {})).toBe(100);
    expect(minorOf({ basis: 'perHsLine', when: { hsPrefixes: ['61'] } }, {})).toBe(0);
  });

  test('a share of what is declared, of those goods that are meant', () => {
    const parcel = { goods, declaredCurrency: 'CNY' as const };
    expect(minorOf({ basis: 'percentOfDeclared', value: '10' }, parcel)).toBe(1250);
    const duty: Partial<Surcharge> = {
      basis: 'percentOfDeclared',
      value: '10',
      when: { hsPrefixes: ['61'] },
    };
    expect(minorOf(duty, parcel)).toBe(250);
    expect(linesOf([duty], parcel)[0]?.why).toEqual({
      key: 'percentOfDeclared',
      vars: { percent: '10', amount: '25.00', currency: 'CNY' },
    });
    expect(minorOf(duty, { goods, declaredCurrency: 'USD' })).toBe(1780);
  });

  test('a share of what is insured or collected; of nothing it is nothing, whatever its least', () => {
    const insured = { basis: 'percentOfInsured', value: '2' } as const;
    expect(minorOf(insured, { insuranceValue: '50', insuranceCurrency: 'CNY' })).toBe(100);
    expect(minorOf({ ...insured, min: '9' }, {})).toBe(0);
    const cod = { basis: 'percentOfCod', value: '3' } as const;
    expect(minorOf(cod, { codPrice: '100', codCurrency: 'CNY' })).toBe(300);
    expect(linesOf([cod], { codPrice: '100', codCurrency: 'CNY' })[0]?.why).toEqual({
      key: 'percentOfCod',
      vars: { percent: '3', amount: '100.00', currency: 'CNY' },
    });
  });

  test('a share of the freight alone, or of all that came before it', () => {
    const [, ofFreight, soFar] = linesOf([
      { value: '5' },
      { basis: 'percentOfFreight', value: '10' },
      { basis: 'percentOfSoFar', value: '10' },
    ]);
    expect([ofFreight?.minor, soFar?.minor]).toEqual([100, 160]);
    expect(ofFreight?.why.vars).toEqual({ percent: '10', baseMinor: 1000 });
    expect(soFar?.why).toEqual({ key: 'percentOfSoFar', vars: { percent: '10', baseMinor: 1600 } });
  });

  test('no less than its least and no more than its most, in its own currency', () => {
    const bounded = { min: '2', max: '3' };
    expect(minorOf({ value: '1', ...bounded })).toBe(200);
    expect(minorOf({ value: '2.5', ...bounded })).toBe(250);
    expect(minorOf({ value: '4', ...bounded })).toBe(300);
    expect(minorOf({ value: '1', min: '2' })).toBe(200);
    expect(minorOf({ value: '4', max: '3' })).toBe(300);
    expect(minorOf({ value: '1', currency: 'USD', ...bounded })).toBe(1424);
    const inShare = { basis: 'percentOfFreight', value: '1', currency: 'USD', ...bounded } as const;
    expect(minorOf(inShare)).toBe(1424);
    expect(linesOf([{ value: '2.5', ...bounded }])[0]?.why).toEqual({
      key: 'perOrder',
      vars: { price: '2.5', currency: 'CNY', count: 1 },
    });
    expect(linesOf([inShare])[0]?.why).toEqual({
      key: 'percentOfFreight',
      vars: { percent: '1', baseMinor: 1000 },
      parts: [{ key: 'atLeast', vars: { price: '2', currency: 'USD' } }],
    });
  });

  test('nothing without a rate: the parcel has no price then', () => {
    const refusal = { ok: false, refusal: 'noRate', vars: { from: 'EUR', to: 'CNY' } };
    expect(answerTo([{ currency: 'EUR' }])).toEqual(refusal);
    const insured = { basis: 'percentOfInsured', value: '2' } as const;
    const euros = { insuranceValue: '50', insuranceCurrency: 'EUR' } as const;
    expect(answerTo([insured], euros)).toEqual(refusal);
    const bounded = { basis: 'percentOfFreight', value: '1', currency: 'EUR', max: '3' } as const;
    expect(answerTo([bounded])).toEqual(refusal);
    expect(answerTo([{ ...bounded, max: undefined, min: '3' }])).toEqual(refusal);
    // Where it isn't charged its currency doesn't matter.
    expect(answerTo([{ currency: 'EUR', when: { zones: ['MY'] } }]).ok).toBe(true);
  });
});
