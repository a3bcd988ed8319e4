import type dictionaries from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    dictionaries: typeof dictionaries;
  }
}
