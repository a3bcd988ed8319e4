import { QuoteRequest } from '@alpaca/contract';
import type { CompiledSheet, Parcel } from '../../src/modules/rates/index.ts';
import { compiledSheet } from './compiled.ts';

/** Every sheet of the demo that goes to the United States, over and over. */
export const manySheets = (count: number): CompiledSheet[] => {
  const codes =
    'US-PACKET US-PACKET-VIP US-PACKET-STAR HK-UPS-RED US-LABEL FBA-W-FAST FBA-W-FAST-BLUE HT-US HT-CBM';
  const names = codes.split(' ');
  return Array.from({ length: count }, (_, at) => compiledSheet(names[at % names.length] ?? ''));
};

const zips = ['10001', '90210', '60618', '96815', '82801', '73301', '92376', '98103', '33109'];

/** Parcels as merchants send them: mostly one light box, some with size, battery or insurance. */
export const manyParcels = (count: number): Parcel[] =>
  Array.from({ length: count }, (_, at) => {
    const weight = (30 + ((at * 7919) % 3970)) / 1000;
    const side = (salt: number) => (500 + ((at * salt) % 2500)) / 100;
    const sized = at % 3 !== 0 && { length: side(31), width: side(37), height: side(41) };
    return QuoteRequest.parse({
      countryCode: 'US',
      postCode: zips[at % zips.length],
      addressType: at % 2 === 0 ? 'residential' : 'business',
      boxes: [{ weight, ...sized }],
      goods: [
        {
          hsCode: at % 5 === 0 ? '610910' : '950300',
          cargoProperty: at % 7 === 0 ? 'builtInBattery' : 'general',
          quantity: 1 + (at % 3),
          value: `${5 + (at % 60)}.50`,
        },
      ],
      ...(at % 10 === 0 && { insuranceValue: '150' }),
    });
  });
