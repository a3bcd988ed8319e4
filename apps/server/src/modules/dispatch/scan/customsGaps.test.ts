import type { OrderForm } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { orderForm, party } from '../../orders/testing.ts';
import { type CustomsLine, customsGaps } from './customsGaps.ts';

const goods = { goodsName: '手机壳', goodsNameEn: 'Phone case', quantity: 2, value: '3.50' };

const gapsOf = (
  more: Record<string, unknown>,
  line: CustomsLine = { dutyTerms: null },
  taxNumber: { taxType: string; taxNo: string } | null = null,
) => {
  const shipper = { ...party, countryCode: 'CN', taxNo: '' };
  // Only what customs look at: whether an address can be written so is asked elsewhere.
  const form = orderForm({ shipper, goodsType: 'WPX', ...more }) as unknown as OrderForm;
  return customsGaps({ form, taxNumber }, line).map(({ fact, goods, oneOf }) =>
    [fact, goods ?? oneOf.join('/')].join(' '),
  );
};
const to = (countryCode: string, more: object = {}) => ({
  consignee: { ...party, countryCode, taxNo: '', ...more },
});

test('all goods need a code of six digits, but for documents and within a country', () => {
  const lines = [{ ...goods, hsCode: '392690' }, { ...goods, hsCode: '3926' }, goods];
  expect(gapsOf({ goods: lines })).toEqual(['hsCode 2', 'hsCode 3']);
  expect(gapsOf({ goods: lines, goodsType: 'DOC' })).toEqual([]);
  expect(gapsOf({ goods: lines, shipper: party })).toEqual([]);
});

test('Brazil and Korea ask for the number of whoever gets it', () => {
  expect(gapsOf(to('BR'))).toEqual(['taxNumber CPF/CNPJ']);
  expect(gapsOf(to('BR', { taxType: 'PCCC', taxNo: 'P1' }))).toEqual(['taxNumber CPF/CNPJ']);
  expect(gapsOf(to('BR', { taxType: 'CPF', taxNo: '12345678909' }))).toEqual([]);
  expect(gapsOf(to('KR'))).toEqual(['taxNumber PCCC']);
});

test('where the sender pays the duty, the destination asks what it is paid under', () => {
  const ddp: CustomsLine = { dutyTerms: 'DDP' };
  const ioss = { taxType: 'IOSS', taxNo: 'IM2760000742' };
  expect(gapsOf(to('FR'), ddp)).toEqual(['taxNumber IOSS/VAT/EORI']);
  expect(gapsOf(to('FR'), ddp, ioss)).toEqual([]);
  expect(gapsOf(to('GB'), ddp, ioss)).toEqual(['taxNumber VAT/EORI']);
  expect(gapsOf(to('FR'), { dutyTerms: 'DDU' })).toEqual([]);
  // What the order says goes before its line, and the usual terms ask for nothing.
  expect(gapsOf({ ...to('FR'), dutyTerms: 'DDP' }, { dutyTerms: 'DDU' })).toHaveLength(1);
  expect(gapsOf(to('FR'))).toEqual([]);
  expect(gapsOf(to('US'), ddp)).toEqual([]);
});
