import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const pack = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

// Less than a packet is not worth unpacking.
const worthwhile = 1024;

/** Packs scripts and styles once, as well as can be, instead of lightly at every request. */
export const packedAssets = (): Plugin => ({
  name: 'packed-assets',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(js|css|svg|wasm)$/.test(name));
    await Promise.all(
      names.map(async (name) => {
        const content = await readFile(join(dir, name));
        if (content.length < worthwhile) return;
        await writeFile(join(dir, `${name}.br`), await pack(content, { params }));
      }),
    );
  },
});
