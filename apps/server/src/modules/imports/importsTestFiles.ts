import { writeXlsx } from 'hucre/xlsx';
import { newId } from '../../platform/ids.ts';

export const sampleHeaders = [
  'name',
  'phone',
  'countryCode',
  'province',
  'city',
  'address1',
  'postCode',
];

const run = newId().slice(-6);

/** A row that every rule of the book accepts; no two are alike. */
export const sampleRow = (at: number, over: Record<string, string> = {}): string[] => {
  const row: Record<string, string> = {
    name: `Buyer ${run} ${at}`,
    phone: `+1 512 555 ${String(at % 10_000).padStart(4, '0')}`,
    countryCode: 'US',
    province: 'TX',
    city: 'Austin',
    address1: `${at + 1} Congress Avenue`,
    postCode: '78701',
    ...over,
  };
  return sampleHeaders.map((field) => row[field] ?? '');
};

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

export const csvOf = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(rows.map((row) => row.map(quoted).join(',')).join('\r\n'));

export const sampleCsv = (count: number): Buffer =>
  csvOf([sampleHeaders, ...Array.from({ length: count }, (_, at) => sampleRow(at))]);

export const xlsxOf = async (rows: readonly (readonly (string | number | Date | null)[])[]) =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows: rows.map((row) => [...row]) }] }));
