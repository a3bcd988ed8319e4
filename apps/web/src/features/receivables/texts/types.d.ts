import type receivables from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    receivables: typeof receivables;
  }
}
