import type openapi from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    openapi: typeof openapi;
  }
}
