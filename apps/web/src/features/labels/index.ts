export { OrderFiles } from './files/OrderFiles.tsx';
export { usePrintOrders } from './printing/usePrintOrders.tsx';
export { usePrintOne } from './scan/usePrintOne.ts';
export { SkuStickers } from './stickers/SkuStickers.tsx';
