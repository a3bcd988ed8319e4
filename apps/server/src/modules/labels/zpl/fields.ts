/** A place in dots from the label's upper left corner. */
export interface Dots {
  x: number;
  y: number;
}

/** What a printer can write and encode by itself. */
export const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

const at = (command: 'FO' | 'FT', { x, y }: Dots) =>
  `^${command}${Math.max(0, Math.round(x))},${Math.max(0, Math.round(y))}`;

// All but these are told by their number, so that no name can end its field and begin a command.
const hasMeaning = /[^A-Za-z0-9 .,:()/+-]/g;
const numbered = (sign: string) => `_${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;

const data = (text: string) => {
  if (!isAscii(text)) throw new Error(`not for a printer's own letters: ${text}`);
  return `^FH_^FD${text.replace(hasMeaning, numbered)}^FS`;
};

/** A word in the printer's own letters, which stand on the line at `y`; as wide as high, or narrower. */
export const wordField = (word: string, place: Dots, size: { width: number; height: number }) =>
  `${at('FT', place)}^A0N,${Math.round(size.height)},${Math.round(size.width)}${data(word)}`;

/** Bars whose modules are so many dots wide; the printer finds the shortest way to encode them. */
export const code128Field = (text: string, place: Dots, size: { dots: number; height: number }) =>
  `^BY${size.dots}${at('FO', place)}^BCN,${Math.round(size.height)},N,N,N,A${data(text)}`;

/** Error correction M, as our own have. */
export const qrField = (text: string, place: Dots, dots: number) =>
  `${at('FO', place)}^BQN,2,${dots}${data(`MA,${text}`)}`;

/** Dots as they are, in rows of so many bytes. */
export const bitmapField = (rows: string, place: Dots, size: { bytes: number; row: number }) =>
  `${at('FO', place)}^GFA,${size.bytes},${size.bytes},${size.row},${rows}^FS`;

/** A label of its size, whatever the one before it was like. */
export const labelOf = (size: { width: number; height: number }, fields: readonly string[]) =>
  `${[`^XA^PW${size.width}^LL${size.height}^LH0,0`, ...fields, '^XZ'].join('\n')}\n`;
