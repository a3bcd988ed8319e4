import { keepFile } from '../../../shared/api/saveFile.ts';
import type { PrintClient } from './printClient.ts';

// A viewer that has not drawn its pages by then prints what it has.
const loadMs = 5_000;
// The viewer reads from the address for as long as its dialog is open.
const keptMs = 600_000;

const framed = (address: string) =>
  new Promise<HTMLIFrameElement>((resolve) => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.addEventListener('load', () => resolve(frame), { once: true });
    setTimeout(() => resolve(frame), loadMs);
    frame.src = address;
    document.body.append(frame);
    setTimeout(() => frame.remove(), keptMs);
  });

/** Puts pages before the browser's own dialog. */
export const printInBrowser = async (pdf: Blob) => {
  // One that shows no PDF would print an empty sheet.
  if (!navigator.pdfViewerEnabled) return keepFile(pdf, 'labels.pdf');
  const address = URL.createObjectURL(new Blob([pdf], { type: 'application/pdf' }));
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
  const frame = await framed(address);
  try {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  } catch {
    // Firefox keeps its viewer to itself: there it opens with a button to print.
    window.open(address);
  }
};

/** The browser's own dialog: its person chooses printer and paper, and nobody tells what came of it. */
export const browserPrint: PrintClient = {
  name: 'browser',
  printers: async () => [],
  printRaw: null,
  print: ({ pdf }) => printInBrowser(pdf),
};
