import type exports from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    exports: typeof exports;
  }
}
