import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bitmap } from '../../../platform/pdf/index.ts';
import { bitmapField, code128Field, labelOf, qrField, wordField } from './fields.ts';
import { inkedFields } from './inked.ts';
import { runLength } from './runLength.ts';

const at = { x: 10.4, y: 20.6 };
const ascii = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((c) => String.fromCharCode(c)),
});

/** What a printer takes the data of a field for. */
const told = (field: string) => {
  const [, data = ''] = /\^FD(.*)\^FS$/.exec(field) ?? [];
  return data.replace(/_([0-9a-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
};

describe('fields', () => {
  test('stand at whole dots, never beyond the edge', () => {
    const size = { width: 27.6, height: 28.2 };
    expect(wordField('Portland', at, size)).toBe('^FT10,21^A0N,28,28^FH_^FDPortland^FS');
    expect(code128Field('YL1', { x: -3, y: 0 }, { dots: 4, height: 174.8 })).toBe(
      '^BY4^FO0,0^BCN,175,N,N,N,A^FH_^FDYL1^FS',
    );
    expect(qrField('YL1', at, 4)).toBe('^FO10,21^BQN,2,4^FH_^FDMA,YL1^FS');
    expect(bitmapField('FF', at, { bytes: 1, row: 1 })).toBe('^FO10,21^GFA,1,1,1,FF^FS');
    expect(labelOf({ width: 800, height: 1199 }, ['^FO1,1^FS'])).toBe(
      '^XA^PW800^LL1199^LH0,0\n^FO1,1^FS\n^XZ\n',
    );
  });

  test('say any text as it is, and no text is a command', () => {
    const size = { width: 20, height: 20 };
    fc.assert(
      fc.property(ascii, (text) => {
        const word = wordField(text, at, size);
        expect(told(word)).toBe(text);
        expect(word.match(/[\^~]../g)).toEqual(['^FT', '^A0', '^FH', '^FD', '^FS']);
        expect(told(qrField(text, at, 4))).toBe(`MA,${text}`);
        expect(word).not.toMatch(/[\\~>]/);
      }),
    );
  });

  test('have no letters that the printer has not', () => {
    expect(() => wordField('张伟', at, { width: 20, height: 20 })).toThrow('own letters');
    expect(() => qrField('é', at, 4)).toThrow('own letters');
  });
});

/** As the manual says it is read. */
const decoded = (said: string, rowBytes: number): string[] => {
  const rows: string[] = [];
  let [row, count] = ['', 0];
  const end = () => {
    rows.push(row.padEnd(rowBytes * 2, '0'));
    row = '';
  };
  for (const sign of said) {
    if (sign === ':') rows.push(rows.at(-1) ?? '');
    else if (sign === ',') end();
    else if (sign >= 'g') count += 20 * (sign.charCodeAt(0) - 102);
    else if (sign >= 'G') count += sign.charCodeAt(0) - 70;
    else {
      row += sign.repeat(count || 1);
      count = 0;
      if (row.length === rowBytes * 2) end();
    }
  }
  return rows;
};

const hexOf = (row: Buffer) => row.toString('hex').toUpperCase();
// Long runs, white and black ends, rows that repeat.
const rowsOf = (rowBytes: number) =>
  fc.array(
    fc.oneof(
      fc.uint8Array({ minLength: rowBytes, maxLength: rowBytes }).map((row) => Buffer.from(row)),
      fc
        .tuple(fc.nat(rowBytes), fc.constantFrom(0, 255, 0x11))
        .map(([to, ink]) => Buffer.alloc(rowBytes).fill(ink, 0, to)),
    ),
    { minLength: 1, maxLength: 12 },
  );

describe('dots', () => {
  test.each([1, 7, 100, 330])('of %s bytes to a row are read as they were', (rowBytes) => {
    fc.assert(
      fc.property(rowsOf(rowBytes), (rows) => {
        expect(decoded(runLength(rows), rowBytes)).toEqual(rows.map(hexOf));
      }),
    );
  });

  test('a white row and one like the last are one sign each', () => {
    const row = Buffer.from('0000FF0000000000', 'hex');
    expect(runLength([row, row, Buffer.alloc(8), Buffer.alloc(8, 255)])).toBe('J0HF,:,VF');
  });
});

describe('a page in dots', () => {
  const rowBytes = 5;
  const page = (inked: Readonly<Record<number, readonly number[]>>, height = 60): Bitmap => {
    const bits = Buffer.alloc(rowBytes * height);
    for (const [row, columns] of Object.entries(inked)) {
      for (const column of columns) bits[Number(row) * rowBytes + column] = 0x18;
    }
    return { width: 40, height, rowBytes, bits };
  };

  test('is sent without its white: lines close together are one picture, the others their own', () => {
    expect(inkedFields(page({ 3: [1, 2], 6: [3], 40: [0] }))).toEqual([
      '^FO8,3^GFA,12,12,3,1818,,:J018^FS',
      '^FO0,40^GFA,1,1,1,18^FS',
    ]);
  });

  test('that is white has nothing to send', () => {
    expect(inkedFields(page({}))).toEqual([]);
  });
});
