import type reports from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    reports: typeof reports;
  }
}
