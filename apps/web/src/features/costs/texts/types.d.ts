import type tolerances from './tolerances.zh_CN.json';
import type costs from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    costs: typeof costs;
    tolerances: typeof tolerances;
  }
}
