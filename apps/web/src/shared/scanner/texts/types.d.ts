import type scanner from './zh_CN.json';

declare module '../../texts/texts.ts' {
  interface Texts {
    scanner: typeof scanner;
  }
}
