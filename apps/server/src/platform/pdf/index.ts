export { type Bitmap, bitmapsOf } from './bitmaps.ts';
export { cleanPdf } from './clean.ts';
export { mergePdfs, pageCount } from './merge.ts';
export { UnusablePdf, type UnusableReason } from './unusable.ts';
