import type opsService from './opsService.zh_CN.json';
import type service from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    service: typeof service;
    opsService: typeof opsService;
  }
}
