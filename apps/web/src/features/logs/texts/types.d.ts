import type logs from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    logs: typeof logs;
  }
}
