import bwip from 'bwip-js/node';

// Label printers have 203 dots to an inch: bars of whole dots stay sharp.
const dot = 72 / 203;
/** White on either side in modules, or scanners take the label's edge for a bar. */
export const quiet = { code128: 10, qr: 4 };

/** As much of pdfkit as bars need; sizes are in points. */
interface Paper {
  rect(x: number, y: number, width: number, height: number): unknown;
  fill(colour: string): unknown;
  /** Of a printer that makes barcodes itself: whether it takes this one, which is not drawn then. */
  ownCode?(kind: 'code128' | 'qr', text: string, box: CodeBox): boolean;
}

/** Where a code stands in the middle. */
export interface CodeBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

const printable = /^[\x20-\x7e]+$/;

/** The widths of bars and spaces in turn, in modules; a bar comes first and last. */
export const code128 = (text: string): readonly number[] => {
  // The library would take the bytes of anything else, and scanners would read those.
  if (!printable.test(text)) throw new Error(`not for Code 128: ${text}`);
  const [symbol] = bwip.raw('code128', text, '');
  return symbol && 'sbs' in symbol ? symbol.sbs : [];
};

/** Which squares are black, row by row. */
export const qr = (text: string): readonly (readonly boolean[])[] => {
  const [symbol] = bwip.raw('qrcode', text, 'eclevel=M');
  if (!symbol || !('pixs' in symbol)) return [];
  const { pixs, pixx, pixy } = symbol;
  return Array.from({ length: pixy }, (_, row) =>
    pixs.slice(row * pixx, (row + 1) * pixx).map(Boolean),
  );
};

/** How many dots a module may have, at the least one and at the most four. */
const dotsFor = (room: number, modules: number) =>
  Math.max(1, Math.min(4, Math.floor(room / modules / dot)));

/** Bars in the middle of a box, as wide as whole dots allow; all of them are one shape. */
export const drawCode128 = (paper: Paper, text: string, box: CodeBox) => {
  const bars = code128(text);
  if (paper.ownCode?.('code128', text, box)) return;
  const { x, y, width, height } = box;
  const modules = bars.reduce((sum, bar) => sum + bar, 0);
  const one = dotsFor(width, modules + 2 * quiet.code128) * dot;
  let at = x + (width - modules * one) / 2;
  for (const [index, bar] of bars.entries()) {
    if (index % 2 === 0) paper.rect(at, y, bar * one, height);
    at += bar * one;
  }
  paper.fill('black');
};

/** A QR code in the middle of a box, as large as whole dots allow. */
export const drawQr = (paper: Paper, text: string, box: CodeBox) => {
  if (paper.ownCode?.('qr', text, box)) return;
  const { x, y, width, height } = box;
  const rows = qr(text);
  const one = dotsFor(Math.min(width, height), rows.length + 2 * quiet.qr) * dot;
  const left = x + (width - rows.length * one) / 2;
  const top = y + (height - rows.length * one) / 2;
  for (const [row, squares] of rows.entries()) {
    let from = 0;
    // Neighbours are one rectangle: printers leave hair lines between two.
    for (let to = 0; to <= squares.length; to += 1) {
      if (squares[to] && to < squares.length) continue;
      if (to > from) paper.rect(left + from * one, top + row * one, (to - from) * one, one);
      from = to + 1;
    }
  }
  paper.fill('black');
};
