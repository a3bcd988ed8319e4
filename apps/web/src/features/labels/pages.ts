import type { Pages } from '../../shared/lib/pages.ts';

export const pages = {
  'order/LabelDownload': () => import('./download/LabelDownloadPage.tsx'),
  'order/ScanPrint': () => import('./scan/print/ScanPrintPage.tsx'),
  'order/ScanPrintRecord': () => import('./records/PrintRecordsPage.tsx'),
  'order/PrintSettings': () => import('./settings/PrintSettingsPage.tsx'),
  'ops/LabelDesigns': () => import('./designs/LabelDesignsPage.tsx'),
  'single/ScanToPrint': () => import('./scan/toPrint/ScanToPrintPage.tsx'),
} satisfies Pages;
