import type userSelect from './userSelect.zh_CN.json';
import type system from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    system: typeof system;
    userSelect: typeof userSelect;
  }
}
