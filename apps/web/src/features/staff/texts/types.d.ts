import type staff from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    staff: typeof staff;
  }
}
