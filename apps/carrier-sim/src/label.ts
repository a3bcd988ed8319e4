import { drawCode128 } from '@alpaca/barcodes';
import PDFDocument from 'pdfkit';
import type { Booking } from './forms.ts';

const mm = 72 / 25.4;
const width = 100 * mm;

type Doc = PDFKit.PDFDocument;

const drawCode = (doc: Doc, number: string) => {
  drawCode128(doc, number, { x: 4, y: 190, width: width - 8, height: 80 });
  doc.fontSize(14).text(number, 10, 276, { width: width - 20, align: 'center' });
};

// The standard fonts have Latin letters only; a simulated label may go without the others.
const latin = (text: string) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?');

const writePage = (doc: Doc, { form, boxNumbers }: Booking, at: number) => {
  const { consignee } = form;
  doc.addPage();
  doc.fontSize(14).text('SIMULATED LABEL', 14, 14);
  doc.fontSize(10).text(form.service, 14, 34);
  const lines = [
    consignee.name,
    consignee.company,
    consignee.phone,
    ...consignee.lines,
    `${consignee.city} ${consignee.province} ${consignee.postCode} ${consignee.countryCode}`,
  ];
  const said = lines.filter((line) => line !== '').map(latin);
  doc.text(said.join('\n'), 14, 60, { width: width - 28, height: 115, ellipsis: true });
  drawCode(doc, boxNumbers[at] ?? '');
  doc.fontSize(10).text(`${form.orderNo}   ${at + 1} / ${boxNumbers.length}`, 14, 310);
  doc.text(`${form.boxes[at]?.weightKg} kg`, 14, 326);
};

export const labelOf = async (booking: Booking): Promise<Buffer> => {
  const doc = new PDFDocument({ size: [width, 150 * mm], margin: 0, autoFirstPage: false });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  for (const at of booking.boxNumbers.keys()) writePage(doc, booking, at);
  doc.end();
  await ended;
  return Buffer.concat(parts);
};
