const encodings = ['utf-8', 'gb18030'] as const;
type TextEncoding = (typeof encodings)[number] | 'utf-16le' | 'utf-16be';

// Everything below a space but tab, line feed and carriage return marks binary data.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const control = /[\x00-\x08\x0b\x0c\x0e-\x1f]/;

const isText = (body: Buffer, encoding: TextEncoding): boolean | null => {
  try {
    return !control.test(new TextDecoder(encoding, { fatal: true }).decode(body));
  } catch {
    return null; // Not this encoding.
  }
};

/** The mark that "Unicode text" of spreadsheets begins with. */
const marked = (body: Buffer): TextEncoding | null => {
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  return body[0] === 0xfe && body[1] === 0xff ? 'utf-16be' : null;
};

/**
 * Spreadsheets saved as text on a Chinese Windows are GB18030, as "Unicode text" UTF-16 with its
 * mark, all others here UTF-8.
 */
export const textEncoding = (body: Buffer): TextEncoding | null => {
  const wide = marked(body);
  if (wide) return isText(body, wide) ? wide : null;
  if (body.includes(0)) return null;
  for (const encoding of encodings) {
    const found = isText(body, encoding);
    if (found !== null) return found ? encoding : null;
  }
  return null;
};
