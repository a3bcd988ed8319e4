import type opsMerchants from './opsMerchants.zh_CN.json';
import type team from './team.zh_CN.json';
import type accounts from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    accounts: typeof accounts;
    opsMerchants: typeof opsMerchants;
    team: typeof team;
  }
}
