import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// Otherwise it would be fetched from the network.
const wasm = readFileSync(
  fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')),
);
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer } });

export { readBarcodes };
