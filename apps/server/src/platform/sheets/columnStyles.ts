import { readZipEntries, unpackEntry } from '../uploads/zip.ts';
import { zipStream } from '../zipStream.ts';
import { columnName } from './sheetXml.ts';

const [entriesMost, bytesMost] = [1_000, 64 * 1024 * 1024];
const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(name);

/** Each column of a sheet gets the style that the cell of its heading has. */
const styled = (xml: string): string =>
  xml.replace(/<col min="(\d+)"/g, (col, column: string) => {
    const heading = new RegExp(`<c r="${columnName(Number(column) - 1)}1"[^>]*? s="(\\d+)"`);
    const style = heading.exec(xml)?.[1];
    return style ? `${col} style="${style}"` : col;
  });

/** The library formats cells that are there; what people type below them must be formatted too. */
export const withColumnStyles = async (book: Uint8Array): Promise<Uint8Array> => {
  const zip = Buffer.from(book);
  const parts = readZipEntries(zip, entriesMost).map((entry) => {
    const data = unpackEntry(zip, entry, bytesMost);
    const { name } = entry;
    return { name, data: [isSheet(name) ? Buffer.from(styled(data.toString())) : data] };
  });
  async function* each() {
    yield* parts;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipStream(each())) chunks.push(chunk);
  return Buffer.concat(chunks);
};
