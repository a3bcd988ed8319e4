import type dataRules from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    dataRules: typeof dataRules;
  }
}
