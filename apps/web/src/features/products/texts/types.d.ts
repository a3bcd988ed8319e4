import type opsProducts from './opsProducts.zh_CN.json';
import type priceSheets from './priceSheets.zh_CN.json';
import type products from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    opsProducts: typeof opsProducts;
    priceSheets: typeof priceSheets;
    products: typeof products;
  }
}
