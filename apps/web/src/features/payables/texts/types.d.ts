import type billLines from './billLines.zh_CN.json';
import type payees from './payees.zh_CN.json';
import type paymentRuns from './paymentRuns.zh_CN.json';
import type payables from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    payables: typeof payables;
    billLines: typeof billLines;
    paymentRuns: typeof paymentRuns;
    payees: typeof payees;
  }
}
