import type shell from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    shell: typeof shell;
  }
}
