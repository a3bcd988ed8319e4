import type threads from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    threads: typeof threads;
  }
}
