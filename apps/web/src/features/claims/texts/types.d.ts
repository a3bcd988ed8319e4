import type claimTerms from './claimTerms.zh_CN.json';
import type claims from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    claims: typeof claims;
    claimTerms: typeof claimTerms;
  }
}
