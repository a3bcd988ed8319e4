import type verify from '@alpaca/contract/texts/verify.zh_CN.json';
import type common from './common.zh_CN.json';
import type shared from './zh_CN.json';

/** Every text by its namespace; each feature adds its own in `texts/types.d.ts`. */
export interface Texts {
  common: typeof common;
  shared: typeof shared;
  verify: typeof verify;
}
