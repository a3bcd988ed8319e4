export { OrderFiles } from './files/OrderFiles.tsx';
export { printInBrowser } from './printing/browserPrint.ts';
export { usePrintOrders } from './printing/usePrintOrders.tsx';
export { usePrintOne } from './scan/usePrintOne.ts';
export { SkuStickers } from './stickers/SkuStickers.tsx';
