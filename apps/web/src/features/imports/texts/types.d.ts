import type imports from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    imports: typeof imports;
  }
}
