import type gallery from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    gallery: typeof gallery;
  }
}
