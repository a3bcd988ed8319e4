import sharp from 'sharp';
import type { Ctx } from '../../../platform/context.ts';
import { tenantWide } from '../../../platform/db/tx.ts';
import { files } from '../../files/index.ts';

// As many dots as the largest label has room for at 300 to an inch: more would only be heavier.
const most = { width: 600, height: 300 };

/** In a form that papers take as it is; where the picture lets something through is paper. */
const printable = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .png()
    .toBuffer();

// A file's picture never changes. Given twice, one and the same buffer is embedded once.
const known = new Map<string, Buffer>();
const mostKnown = 50;

/**
 * The picture of a design, whoever prints: it is the tenant's. Null where there is none or it can't
 * be shown, and then the tenant is named instead.
 */
export const logoOf = async (ctx: Ctx, key: string): Promise<Buffer | null> => {
  const name = `${ctx.tenant.id}/${key}`;
  const found = known.get(name);
  if (found) return found;
  const stored = await files.read(tenantWide(ctx), key).catch(() => null);
  const made = stored && (await printable(stored).catch(() => null));
  if (!made) return null;
  if (known.size >= mostKnown) known.clear();
  known.set(name, made);
  return made;
};
