import type declarations from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    declarations: typeof declarations;
  }
}
