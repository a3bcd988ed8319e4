import type dashboard from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    dashboard: typeof dashboard;
  }
}
