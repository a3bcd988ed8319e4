import type margin from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    margin: typeof margin;
  }
}
