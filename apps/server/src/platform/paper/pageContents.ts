import type { Doc } from './paper.ts';

/** What pdfkit's types leave out. */
interface Page {
  write(chunk: string): unknown;
  end(): unknown;
}

/**
 * Gives each page what was drawn on it in one piece when it ends: pdfkit alone keeps every line and
 * stroke as bytes of its own, which costs more than drawing them.
 */
export const writePagesWhole = (doc: Doc) =>
  doc.on('pageAdded', () => {
    const page = doc.page as unknown as Page;
    const lines: string[] = [];
    const write = page.write.bind(page);
    const end = page.end.bind(page);
    page.write = (line) => lines.push(line);
    page.end = () => {
      if (lines.length > 0) write(lines.join('\n'));
      return end();
    };
  });
