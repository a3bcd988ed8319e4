import type find from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    find: typeof find;
  }
}
