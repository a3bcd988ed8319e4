import type shipment from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    shipment: typeof shipment;
  }
}
