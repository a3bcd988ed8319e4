import { type Doc, newPaper } from '../../../platform/paper/paper.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface DrawnPage extends Box {
  /** Each run of signs, as much of it as has ink. */
  texts: (Box & { text: string; size: number })[];
  /** Barcodes and what else is filled with black. */
  blocks: Box[];
  /** Lines across the page. */
  rules: Box[];
  /** What else is drawn in lines, such as a cross in a box. */
  strokes: Box[];
}

// Of the size: how far signs reach above and below the line they stand on.
const ink = { above: 0.86, below: 0.12 };

interface Inner {
  _ctm: [number, number, number, number, number, number];
  _fontSize: number;
}

const around = (points: readonly (readonly [number, number])[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
};

/** What is drawn, page by page, where it stands on the paper. */
export const drawnPages = (draw: (doc: Doc) => void): DrawnPage[] => {
  const doc = newPaper({ size: [300, 300], title: '' });
  const inner = doc as unknown as Inner;
  const pages: DrawnPage[] = [];
  let points: (readonly [number, number])[] = [];
  const onPaper = (x: number, y: number) => {
    const [a, b, c, d, e, f] = inner._ctm;
    return [a * x + c * y + e, doc.page.height - (b * x + d * y + f)] as const;
  };
  const wrap = <K extends keyof Doc>(name: K, before: (...args: never[]) => void) => {
    const original = doc[name] as unknown as (...args: unknown[]) => unknown;
    const wrapped = (...args: unknown[]) => {
      before(...(args as never[]));
      return original.apply(doc, args);
    };
    (doc as unknown as Record<string, unknown>)[name as string] = wrapped;
  };
  const corner = (x: number, y: number) => points.push(onPaper(x, y));
  const reach = (x: number, y: number, width: number, height: number) => {
    corner(x, y);
    corner(x + width, y + height);
  };
  wrap('rect', reach);
  wrap('moveTo', corner);
  wrap('lineTo', corner);
  wrap('clip', () => {
    points = [];
  });
  wrap('fill', (colour: string) => {
    if (colour === 'black') pages.at(-1)?.blocks.push(around(points));
    points = [];
  });
  wrap('stroke', () => {
    const line = around(points);
    const isRule = points.length === 2 && line.bottom - line.top < 0.1;
    pages.at(-1)?.[isRule ? 'rules' : 'strokes'].push(line);
    points = [];
  });
  wrap('text', (text: string, x: number, y: number) => {
    const size = inner._fontSize;
    const upper = onPaper(x, y - ink.above * size);
    const lower = onPaper(x + doc.widthOfString(text), y + ink.below * size);
    pages.at(-1)?.texts.push({ text, size, ...around([upper, lower]) });
  });
  const add = doc.addPage.bind(doc);
  doc.addPage = ((options: PDFKit.PDFDocumentOptions) => {
    add(options);
    const page = { left: 0, top: 0, right: doc.page.width, bottom: doc.page.height };
    pages.push({ ...page, texts: [], blocks: [], rules: [], strokes: [] });
    return doc;
  }) as typeof doc.addPage;
  draw(doc);
  return pages;
};

const slack = 0.5;
const meet = (a: Box, b: Box) =>
  a.left < b.right - slack &&
  b.left < a.right - slack &&
  a.top < b.bottom - slack &&
  b.top < a.bottom - slack;

/** What is wrong with where things stand: beyond the edge, or upon something else. */
export const faultsOn = (page: DrawnPage, edge = 4): string[] => {
  const { texts, blocks, rules } = page;
  const beyond = (box: Box, room: number) =>
    box.left < room ||
    box.top < room ||
    box.right > page.right - room ||
    box.bottom > page.bottom - room;
  return [
    ...texts.filter((text) => beyond(text, edge)).map(({ text }) => `beyond the edge: ${text}`),
    ...blocks.filter((block) => beyond(block, 0)).map(() => 'bars beyond the edge'),
    ...texts.flatMap((text, at) =>
      texts
        .slice(at + 1)
        .filter((other) => meet(text, other))
        .map((other) => `${text.text} upon ${other.text}`),
    ),
    ...texts
      .filter((text) => blocks.some((block) => meet(text, block)))
      .map(({ text }) => `${text} upon bars`),
    ...texts
      .filter((text) =>
        rules.some(
          (rule) =>
            rule.top > text.top + 1 &&
            rule.top < text.bottom - 1 &&
            rule.left < text.right &&
            text.left < rule.right,
        ),
      )
      .map(({ text }) => `${text} upon a line`),
  ];
};
