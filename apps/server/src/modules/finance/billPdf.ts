import { countText, grouped } from '@alpaca/contract';
import PDFDocument from 'pdfkit';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { mainFace } from '../../platform/paper/faces.ts';
import type { Statement } from './billStatement.ts';

const margin = 48;
const grey = '#555555';
const lineHeight = 18;

type Doc = PDFKit.PDFDocument;
type Row = readonly string[];
interface Table {
  title: string;
  head: Row;
  /** As parts of the line's width; all but the first column are figures. */
  widths: readonly number[];
  rows: readonly Row[];
}

const width = (doc: Doc) => doc.page.width - 2 * margin;

const writeRow = (doc: Doc, row: Row, widths: readonly number[]) => {
  const y = doc.y;
  let x = margin;
  for (const [at, text] of row.entries()) {
    const own = (widths[at] as number) * width(doc);
    doc.text(text, x, y, { width: own - 6, align: at === 0 ? 'left' : 'right', lineBreak: false });
    x += own;
  }
  doc.y = y + lineHeight;
};

const rule = (doc: Doc) =>
  doc
    .moveTo(margin, doc.y - 3)
    .lineTo(margin + width(doc), doc.y - 3)
    .lineWidth(0.5)
    .strokeColor(grey)
    .stroke();

const roomFor = (doc: Doc, rows: number) => {
  if (doc.y + rows * lineHeight > doc.page.height - margin - lineHeight) doc.addPage();
};

const writeTable = (doc: Doc, { title, head, widths, rows }: Table) => {
  roomFor(doc, 4);
  doc.y += 10;
  doc.fontSize(11).fillColor('black').text(title, margin, doc.y);
  doc.y += 4;
  const writeHead = () => {
    doc.fontSize(9).fillColor(grey);
    writeRow(doc, head, widths);
    rule(doc);
    doc.fillColor('black');
  };
  writeHead();
  for (const row of rows) {
    const before = doc.bufferedPageRange().count;
    roomFor(doc, 1);
    if (doc.bufferedPageRange().count > before) writeHead();
    writeRow(doc, row, widths);
  }
};

const writeFacts = (doc: Doc, facts: readonly [string, string][]) => {
  doc.fontSize(10);
  for (const [name, value] of facts) {
    const y = doc.y;
    doc.fillColor(grey).text(name, margin, y, { width: 120, lineBreak: false });
    doc.fillColor('black').text(value, margin + 124, y, { width: width(doc) - 124 });
    doc.y = Math.max(doc.y, y + 16);
  }
};

const numberPages = (doc: Doc, say: (page: number, pages: number) => string) => {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at);
    // Below the margin, where a text would otherwise begin a new page.
    doc.page.margins.bottom = 0;
    doc
      .fontSize(8)
      .fillColor(grey)
      .text(say(at + 1, count), margin, doc.page.height - 32, {
        align: 'center',
        width: width(doc),
      });
  }
};

const finished = (doc: Doc) =>
  new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    doc.end();
  });

/** A month's statement on paper: what it began with, what came and went, what it ended with. */
export const billPdf = (ctx: Ctx, statement: Statement): Promise<Buffer> => {
  const { bill, days } = statement;
  const say = (key: string, vars?: Record<string, unknown>) => words(ctx.lang, `bill.${key}`, vars);
  const title = `${say('title')} ${bill.month}`;
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    info: { Title: title, Author: statement.tenantName },
    lang: ctx.lang.replace('_', '-'),
  });
  // Names on a statement are Chinese in both languages.
  doc.font(mainFace.source);
  doc.fontSize(18).text(say('title'));
  doc.fontSize(10).fillColor(grey).text(statement.tenantName);
  doc.y += 12;
  writeFacts(doc, [
    [say('merchant'), `${statement.merchantName} (${statement.merchantCode})`],
    [say('month'), bill.month],
    [say('currency'), bill.currency],
    [say('opening'), grouped(bill.opening)],
    [say('closing'), grouped(bill.closing)],
    [say('madeAt'), `${statement.madeAt} (${ctx.tenant.zone})`],
  ]);
  if (!bill.isClosed)
    doc
      .fontSize(9)
      .fillColor(grey)
      .text(say('open'), margin, doc.y + 4);
  writeTable(doc, {
    title: say('byKind'),
    head: [say('kind'), say('count'), say('in'), say('out')],
    widths: [0.4, 0.16, 0.22, 0.22],
    rows: [
      ...bill.lines.map((line) => [
        words(ctx.lang, `transactionKind.${line.kind}`),
        String(line.count),
        grouped(line.in),
        grouped(line.out),
      ]),
      [say('total'), countText(bill.count), grouped(bill.in), grouped(bill.out)],
    ],
  });
  writeTable(doc, {
    title: say('byDay'),
    head: [say('day'), say('count'), say('in'), say('out'), say('balance')],
    widths: [0.24, 0.13, 0.21, 0.21, 0.21],
    rows: days.map((day) => [
      day.day,
      String(day.count),
      ...[day.in, day.out, day.closing].map(grouped),
    ]),
  });
  numberPages(doc, (page, pages) => say('page', { page, pages }));
  return finished(doc);
};
