import type cod from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    cod: typeof cod;
  }
}
