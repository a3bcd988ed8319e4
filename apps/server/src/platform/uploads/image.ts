import sharp, { type Sharp } from 'sharp';
import { refuseUpload, UploadRefused } from './refused.ts';

type ImageKind = 'jpeg' | 'png' | 'webp';

// The largest photo a telephone takes; decoded it is 200 MB.
const maxPixels = 50_000_000;
const maxSeconds = 20;

const encode: Record<ImageKind, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 88 }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 88 }),
};

/**
 * Only pixels pass: place, camera and other metadata, further frames and whatever was appended to
 * the file stay behind. The orientation is applied first, as it goes with the metadata.
 */
export const reencodeImage = async (
  body: Buffer,
  kind: ImageKind,
  maxSide?: number,
): Promise<Buffer> => {
  const image = sharp(body, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
  try {
    const { format } = await image.metadata();
    if (format !== kind) return refuseUpload('upload.wrongType', { allowed: kind });
    const upright = image.timeout({ seconds: maxSeconds }).autoOrient();
    const sized = maxSide
      ? upright.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      : upright;
    return await encode[kind](sized.toColourspace('srgb')).toBuffer();
  } catch (error) {
    if (error instanceof UploadRefused) throw error;
    // The decoder's words are about bytes and offsets: of no use to the sender.
    return refuseUpload('upload.broken', { reason: 'image' });
  }
};
