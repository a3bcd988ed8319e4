import type labelDesigns from './labelDesigns.zh_CN.json';
import type labelSets from './labelSets.zh_CN.json';
import type orderFiles from './orderFiles.zh_CN.json';
import type papers from './papers.zh_CN.json';
import type printing from './printing.zh_CN.json';
import type printRecords from './printRecords.zh_CN.json';
import type scanPrint from './scanPrint.zh_CN.json';
import type scanToPrint from './scanToPrint.zh_CN.json';
import type stickers from './stickers.zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    labelDesigns: typeof labelDesigns;
    labelSets: typeof labelSets;
    orderFiles: typeof orderFiles;
    papers: typeof papers;
    printing: typeof printing;
    printRecords: typeof printRecords;
    scanPrint: typeof scanPrint;
    scanToPrint: typeof scanToPrint;
    stickers: typeof stickers;
  }
}
