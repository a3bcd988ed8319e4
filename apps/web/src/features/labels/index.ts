export { OrderFiles } from './files/OrderFiles.tsx';
export { usePrintOrders } from './printing/usePrintOrders.tsx';
export { SkuStickers } from './stickers/SkuStickers.tsx';
