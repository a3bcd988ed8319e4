import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type FakeClient,
  fakePrinters,
  startLodop,
} from '../../../../../../e2e/support/printClients.ts';
import { connectLodop, lodopAddresses } from './lodop.ts';
import { readLodopScript } from './lodopScript.ts';
import { PrintFailed } from './printClient.ts';

const pdf = new Blob(['%PDF-1.4 label'], { type: 'application/pdf' });
const job = {
  ...{ pdf, printer: 'Brother A4', copies: 1 },
  size: { widthMm: 100, heightMm: 150 },
};

describe('with C-Lodop at hand', () => {
  let lodop: FakeClient;
  const connect = () => connectLodop(`ws://localhost:${lodop.port}`);

  beforeEach(async () => {
    lodop = await startLodop(0);
  });
  afterEach(() => lodop.stop());

  test('its printers are read from its script, which is never run', async () => {
    const client = await connect();
    expect(client.name).toBe('lodop');
    expect(await client.printers()).toEqual(fakePrinters);
    expect(lodop.heard).toEqual([]);
  });

  test('a page goes out in its size, as large as it is, to the printer by its place', async () => {
    await (await connect()).print(job);
    expect(lodop.jobs).toHaveLength(1);
    expect(lodop.jobs[0]).toMatchObject({ printer: 'Brother A4', copies: 1 });
    expect(lodop.jobs[0]?.pdf.toString()).toBe('%PDF-1.4 label');
    expect(lodop.jobs[0]?.told).toMatchObject({
      ...{ act: 'print', orient: '1', pagewidth: '100mm', pageheight: '150mm', itemcount: '1' },
      // The number by which its own script adds a PDF.
      ...{ '1_type': '11', '1_itemstylenames': ';content;pdfscalmode', '1_pdfscalmode': '1' },
      ...{ '1_top': '0mm', '1_left': '0mm', '1_width': '100mm', '1_height': '150mm' },
    });
  });

  test('a printer that is off is put right', async () => {
    await (await connect()).print({ ...job, offset: { x: 2, y: -1 }, scale: 0.98 });
    expect(lodop.jobs[0]?.told).toMatchObject({
      ...{ '1_left': '2mm', '1_top': '-1mm', '1_scalx': '0.98', '1_scaly': '0.98' },
    });
  });

  test('commands go out as its SEND_PRINT_RAWDATA sends them', async () => {
    const zpl = '^XA\n^FO1,2^GFA,1,1,1,F0^FS\n^XZ\n';
    await (await connect()).printRaw?.({ zpl: new Blob([zpl]), printer: 'Brother A4' });
    expect(lodop.jobs[0]).toMatchObject({ printer: 'Brother A4', zpl });
    expect(lodop.jobs[0]?.told).toMatchObject({
      ...{ act: 'sendrawdata', printmodenames: ';raw_print_data', itemcount: '0' },
    });
    lodop.refusal = '打印机脱机';
    const refused = (await connect()).printRaw?.({ zpl: new Blob([zpl]), printer: 'Brother A4' });
    await expect(refused).rejects.toBeInstanceOf(PrintFailed);
  });

  test('what it refuses is told in its words, and so is a printer that is gone', async () => {
    const client = await connect();
    lodop.refusal = '打印机脱机';
    await expect(client.print(job)).rejects.toThrow('打印机脱机');
    lodop.refusal = '';
    const gone = client.print({ ...job, printer: 'Sold' });
    await expect(gone).rejects.toBeInstanceOf(PrintFailed);
    await expect(gone).rejects.toThrow('Sold');
    expect(lodop.jobs).toEqual([]);
  });
});

test('its four addresses are knocked at', () => {
  expect(lodopAddresses.map((url) => new URL(url).port)).toEqual(['8000', '18000', '8443', '8444']);
});

const script = (rest: string) =>
  `var CLODOP={strWebPageID:"A1",Printers:{"default":"0","list":[{"name":"A } \\"B\\""},{"name":"\\\\\\\\srv\\\\Zebra"}]}${rest}};`;

test('its script is read whatever its printers are called', () => {
  expect(readLodopScript(script('')).printers).toEqual(['A } "B"', '\\\\srv\\Zebra']);
});

test('an older one parts its fields by one form feed and prints no PDF', () => {
  expect(readLodopScript(script(''))).toMatchObject({ delimiter: '\f', pdfType: null });
  expect(readLodopScript(script(',DelimChar:"\\f\\f"')).delimiter).toBe('\f\f');
});

test('whatever else listens at its port is none', () => {
  expect(() => readLodopScript('<html>hello</html>')).toThrow('not C-Lodop');
});
