import type practice from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    practice: typeof practice;
  }
}
