import type dispatch from './dispatch.zh_CN.json';
import type receive from './receive.zh_CN.json';
import type returns from './returns.zh_CN.json';
import type warehouses from './warehouses.zh_CN.json';
import type withheld from './withheld.zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    dispatch: typeof dispatch;
    receive: typeof receive;
    returns: typeof returns;
    warehouses: typeof warehouses;
    withheld: typeof withheld;
  }
}
