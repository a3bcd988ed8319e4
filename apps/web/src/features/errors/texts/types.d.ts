import type errors from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    errors: typeof errors;
  }
}
