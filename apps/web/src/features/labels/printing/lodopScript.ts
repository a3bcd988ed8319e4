/** What C-Lodop's own script says of the machine it came from. */
export interface LodopFacts {
  printers: readonly string[];
  pageId: string;
  delimiter: string;
  /** The number it gives to a PDF among what it prints; null: too old to print any. */
  pdfType: number | null;
}

/** The object literal after a name; its braces may stand in its texts too. */
const literalAfter = (script: string, name: RegExp): string | null => {
  const start = name.exec(script);
  if (!start) return null;
  const from = script.indexOf('{', start.index);
  let depth = 0;
  let isText = false;
  for (let at = from; at < script.length; at += 1) {
    const sign = script[at];
    if (isText && sign === '\\') at += 1;
    else if (sign === '"') isText = !isText;
    else if (!isText && sign === '{') depth += 1;
    else if (!isText && sign === '}') {
      depth -= 1;
      if (depth === 0) return script.slice(from, at + 1);
    }
  }
  return null;
};

/**
 * Reads the script instead of running it: whoever else listens at that port would run theirs in our
 * page.
 */
export const readLodopScript = (script: string): LodopFacts => {
  const printers = literalAfter(script, /\bPrinters\s*[:=]\s*\{/);
  if (printers === null) throw new Error('this is not C-Lodop');
  const { list } = JSON.parse(printers) as { list: { name: string }[] };
  const [, pageId = ''] = /strWebPageID\s*[:=]\s*"(\w*)"/.exec(script) ?? [];
  const [, feeds = '\f'] = /DelimChar\s*[:=]\s*"((?:\\f|\f)+)"/.exec(script) ?? [];
  const [, pdf] =
    /ADD_PRINT_PDF\s*[:=]\s*function\s*\([^)]*\)\s*\{[^}]*AddItemArray\(\s*(\d+)/.exec(script) ??
    [];
  return {
    printers: list.map(({ name }) => name),
    pageId,
    delimiter: feeds.replaceAll('\\f', '\f'),
    pdfType: pdf === undefined ? null : Number(pdf),
  };
};
