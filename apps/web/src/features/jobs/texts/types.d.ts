import type jobs from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    jobs: typeof jobs;
  }
}
