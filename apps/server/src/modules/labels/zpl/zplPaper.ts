import { type CodeBox, code128, qr, quiet } from '@alpaca/barcodes';
import { mainFace } from '../../../platform/paper/faces.ts';
import { labelSize } from '../../../platform/paper/measures.ts';
import { type Doc, newPaper } from '../../../platform/paper/paper.ts';
import { code128Field, isAscii, qrField, wordField } from './fields.ts';

/** What pdfkit keeps to itself: how points lie on the page, and what is written with. */
interface Inner {
  _ctm: readonly number[];
  _fontSize: number;
  _fillColor?: readonly [colour: unknown, opacity: number];
}

type Write = (text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions) => Doc;

const isUpright = ({ _ctm: [a, b, c, d, e] }: Inner) =>
  a === 1 && b === 0 && c === 0 && d === -1 && e === 0;
const isBlack = ({ _fillColor: [colour] = ['black', 1] }: Inner) => colour === 'black';

// A module of four dots at 203 dpi is half a millimetre: scanners need no more.
const widestMm = 0.5;
const millimetre = 25.4;
// As the commands allow.
const mostDots = 10;

// The printer's letters are narrower than ours, as shares of ours; its hyphen is as wide as a dash.
const letters = 0.94;
const hyphen = 0.8;

/** How much narrower a word must be to stay in the room that our own letters would take. */
const narrowed = (word: string, room: number) => {
  const parts = word.split('-');
  const wide = mainFace.widthOf(parts.join('')) * letters + (parts.length - 1) * hyphen;
  return Math.min(1, room / wide);
};

/** Each word begins where ours would. */
const wordsAt = (text: string, x: number, size: number) => {
  let at = x;
  return text.split(' ').flatMap((word) => {
    const [from, room] = [at, mainFace.widthOf(word)];
    at += (room + mainFace.widthOf(' ')) * size;
    return word === '' ? [] : [{ word, x: from, width: narrowed(word, room) * size }];
  });
};

/**
 * Paper that keeps for the printer what the printer does by itself: plain letters and barcodes. What is
 * left, as Chinese and pictures, is drawn as on any other and sent in dots.
 */
export const newZplPaper = (dpi: number) => {
  const doc = newPaper({ size: labelSize, title: 'ZPL' });
  const inner = doc as unknown as Inner;
  const pages: string[][] = [];
  const dots = (points: number) => (points * dpi) / 72;
  const keeps = (text: string) => isAscii(text) && isUpright(inner) && pages.length > 0;
  const keep = (field: string) => pages.at(-1)?.push(field);

  /** As wide as it fits into so many dots. */
  const moduleOf = (room: number, modules: number) => {
    const widest = Math.min(mostDots, Math.round((widestMm * dpi) / millimetre));
    return Math.max(1, Math.min(widest, Math.floor(room / modules)));
  };
  const keepBars = (text: string, { x, y, width, height }: CodeBox) => {
    const modules = code128(text).reduce((sum, bar) => sum + bar, 0);
    const one = moduleOf(dots(width), modules + 2 * quiet.code128);
    const place = { x: dots(x + width / 2) - (modules * one) / 2, y: dots(y) };
    keep(code128Field(text, place, { dots: one, height: dots(height) }));
  };
  const keepQr = (text: string, { x, y, width, height }: CodeBox) => {
    const side = qr(text).length;
    const one = moduleOf(dots(Math.min(width, height)), side + 2 * quiet.qr);
    const middle = { x: dots(x + width / 2), y: dots(y + height / 2) };
    const half = (side * one) / 2;
    keep(qrField(text, { x: middle.x - half, y: middle.y - half }, one));
  };

  const addPage = doc.addPage.bind(doc);
  const write: Write = doc.text.bind(doc);
  Object.assign(doc, {
    addPage(options: PDFKit.PDFDocumentOptions) {
      pages.push([]);
      return addPage(options);
    },
    text(...[text, x, y, options]: Parameters<Write>) {
      if (!keeps(text) || !isBlack(inner)) return write(text, x, y, options);
      const size = inner._fontSize;
      for (const { word, x: from, width } of wordsAt(text, x, size)) {
        const large = { width: dots(width), height: dots(size) };
        keep(wordField(word, { x: dots(from), y: dots(y) }, large));
      }
      return doc;
    },
    // A sign that begins a command within bars: what has one is drawn instead.
    ownCode(kind: 'code128' | 'qr', text: string, box: CodeBox): boolean {
      if (!keeps(text) || text.includes('>')) return false;
      if (kind === 'qr') keepQr(text, box);
      else keepBars(text, box);
      return true;
    },
  });
  return { doc, pages };
};
