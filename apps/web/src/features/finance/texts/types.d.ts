import type finance from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    finance: typeof finance;
  }
}
