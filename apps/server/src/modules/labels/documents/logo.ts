import type { Frame } from '../../../platform/paper/frame.ts';
import type { Doc } from '../../../platform/paper/paper.ts';

type Opened = PDFKit.Mixins.ImageSrc;

// A picture belongs to its document: given as bytes, it would be embedded anew on every page.
const opened = new WeakMap<Doc, Map<Buffer, Opened | null>>();

const openOnce = (doc: Doc, bytes: Buffer): Opened | null => {
  const known = opened.get(doc) ?? new Map<Buffer, Opened | null>();
  opened.set(doc, known);
  const found = known.get(bytes);
  if (found !== undefined) return found;
  let made: Opened | null = null;
  try {
    // Its types know paths and bytes alone.
    made = (doc as unknown as { openImage(bytes: Buffer): Opened }).openImage(bytes);
  } catch {
    // Neither PNG nor JPEG: a label without its logo is still a label.
  }
  known.set(bytes, made);
  return made;
};

/** The logo as large as it fits; false where it is no picture that can be printed. */
export const drawLogo = (doc: Doc, bytes: Buffer, { x, y, width, height }: Frame): boolean => {
  const picture = openOnce(doc, bytes);
  if (!picture) return false;
  doc.image(picture, x, y, { fit: [width, height], valign: 'center' });
  return true;
};
