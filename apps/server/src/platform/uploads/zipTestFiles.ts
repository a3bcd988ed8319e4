import { crc32, deflateRawSync } from 'node:zlib';

type Part = { name: string; body: string; declared?: number };

const numbers = (...fields: [value: number, bytes: 2 | 4][]) =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

const pack = ({ name, body, declared }: Part) => {
  const raw = Buffer.from(body);
  const data = deflateRawSync(raw);
  const size = declared ?? raw.length;
  const common = numbers(
    [20, 2],
    [0, 2],
    [8, 2],
    [0, 4],
    [crc32(raw), 4],
    [data.length, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  );
  const local = Buffer.concat([numbers([0x04034b50, 4]), common, Buffer.from(name), data]);
  const entry = (offset: number) =>
    Buffer.concat([
      numbers([0x02014b50, 4], [20, 2]),
      common,
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      Buffer.from(name),
    ]);
  return { local, entry };
};

/** An archive as any packer writes it; `declared` lies about a part's unpacked size. */
export const zipOf = (parts: Part[]): Buffer => {
  const packed = parts.map(pack);
  let offset = 0;
  const entries = packed.map(({ local, entry }) => {
    const written = entry(offset);
    offset += local.length;
    return written;
  });
  const directory = Buffer.concat(entries);
  const count = parts.length;
  const sizes = numbers([count, 2], [count, 2], [directory.length, 4], [offset, 4], [0, 2]);
  const end = Buffer.concat([numbers([0x06054b50, 4], [0, 2], [0, 2]), sizes]);
  return Buffer.concat([...packed.map(({ local }) => local), directory, end]);
};

const office = 'application/vnd.openxmlformats-officedocument';
export const mainType = {
  xlsx: `${office}.spreadsheetml.sheet.main+xml`,
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
  docx: `${office}.wordprocessingml.document.main+xml`,
};

export const typesPart = (main: string, more = '') => ({
  name: '[Content_Types].xml',
  body: `<Types>${more}<Override PartName="/main.xml" ContentType="${main}"/></Types>`,
});

export const sheetPart = { name: 'xl/worksheets/sheet1.xml', body: '<worksheet/>' };
export const embedded = `<Default Extension="xlsx" ContentType="${office}.spreadsheetml.sheet"/>`;
