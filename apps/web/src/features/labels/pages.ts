import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'order/LabelDownload': null,
  'order/ScanPrint': null,
  'order/ScanPrintRecord': null,
  'order/PrintSettings': null,
} satisfies Pages;
