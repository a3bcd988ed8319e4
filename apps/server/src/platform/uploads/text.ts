const encodings = ['utf-8', 'gb18030'] as const;

// Everything below a space but tab, line feed and carriage return marks binary data.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const control = /[\x00-\x08\x0b\x0c\x0e-\x1f]/;

/** Spreadsheets saved as text on a Chinese Windows are GB18030, all others here UTF-8. */
export const textEncoding = (body: Buffer): (typeof encodings)[number] | null => {
  if (body.includes(0)) return null;
  for (const encoding of encodings) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(body);
      return control.test(text) ? null : encoding;
    } catch {
      // Not this encoding.
    }
  }
  return null;
};
