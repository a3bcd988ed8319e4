import type help from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    help: typeof help;
  }
}
