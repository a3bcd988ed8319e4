import type tour from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    tour: typeof tour;
  }
}
