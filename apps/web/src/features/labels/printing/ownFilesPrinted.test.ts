import { addPrintRecords, type PrintPreview } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { recordsOf } from './prints.ts';

const sheet = (pages: number) =>
  ({ document: 'ownFiles', printer: 'a4', copies: 2, pages }) as const;
const preview: PrintPreview = {
  id: '01900000-0000-7000-8000-000000000001',
  transactionOrderNo: 'A1',
  customerNo: '',
  obstacle: null,
  items: [
    { document: 'label', printer: 'label', copies: 1, pages: 1 },
    sheet(3),
    { document: 'ownFiles', printer: 'label', copies: 2, pages: 1 },
    sheet(4),
  ],
  printCount: 0,
  lastPrint: null,
};

test('several files that a merchant brought along are one print of them, as the ledger takes it', () => {
  const records = recordsOf([preview], 'a4');
  expect(records.map(({ document, pages, copies }) => [document, pages, copies])).toEqual([
    ['ownFiles', 7, 2],
  ]);
  const printed = { client: 'qz', workstation: 'Packing 1', place: 'list' } as const;
  expect(addPrintRecords.body.safeParse({ records, ...printed }).success).toBe(true);
});
