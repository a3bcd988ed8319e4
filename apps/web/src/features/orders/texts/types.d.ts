import type opsLabels from './opsLabels.zh_CN.json';
import type orderBatch from './orderBatch.zh_CN.json';
import type orderList from './orderList.zh_CN.json';
import type orders from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    opsLabels: typeof opsLabels;
    orderBatch: typeof orderBatch;
    orderList: typeof orderList;
    orders: typeof orders;
  }
}
