import type { PaperFormat } from '@alpaca/contract';

export type ZplFormat = Exclude<PaperFormat, 'pdf'>;
export const isZpl = (format: PaperFormat): format is ZplFormat => format !== 'pdf';

const dpis: Readonly<Record<ZplFormat, number>> = { zpl203: 203, zpl300: 300 };
export const dpiOf = (format: PaperFormat) => (isZpl(format) ? dpis[format] : dpis.zpl203);

const millimetre = 25.4;
// As far as printers move a label up or down.
const most = 120;

/**
 * Labels further right and down, by so many millimetres. Said of every label, as a printer goes by what
 * it was told last until it is switched off.
 */
export const moved = async (zpl: Blob, offset: { x: number; y: number }, format: ZplFormat) => {
  const dots = (mm: number) => Math.round((mm * dpis[format]) / millimetre);
  const down = Math.max(-most, Math.min(most, dots(offset.y)));
  // It counts to the left.
  const start = `^XA^LS${-dots(offset.x)}^LT${down}`;
  return new Blob([(await zpl.text()).replaceAll('^XA', start)], { type: zpl.type });
};
