import type menus from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    menus: typeof menus;
  }
}
