import { pdfOf, stream } from '../platform/pdf/pdfTestFiles.ts';

/** A PDF of one page that says this. */
export const pdfThatSays = (words: string): Buffer =>
  pdfOf({ objects: { 4: stream('', `BT /F1 12 Tf 20 200 Td (${words}) Tj ET`) } });

export const onePagePdf = pdfThatSays('LX123456785CN');
