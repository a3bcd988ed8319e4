import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

// From our own server: by itself the library would ask a public network for it.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

const options = {
  formats: ['Code128', 'Code39', 'EAN13', 'ITF', 'QRCode', 'DataMatrix', 'PDF417'],
  maxNumberOfSymbols: 1,
} satisfies Parameters<typeof readBarcodes>[1];

/** The barcode in a picture, or null. */
export const decode = async (picture: ImageData): Promise<string | null> => {
  const [found] = await readBarcodes(picture, options);
  return found?.isValid ? found.text.trim() || null : null;
};
