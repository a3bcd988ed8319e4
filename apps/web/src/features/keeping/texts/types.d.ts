import type keeping from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    keeping: typeof keeping;
  }
}
