import * as accounts from '../modules/accounts/testing.ts';
import * as addresses from '../modules/addresses/testing.ts';
import * as announcements from '../modules/announcements/testing.ts';
import * as approvals from '../modules/approvals/testing.ts';
import * as auth from '../modules/auth/testing.ts';
import * as declarations from '../modules/declarations/testing.ts';
import * as exports from '../modules/exports/testing.ts';
import * as files from '../modules/files/testing.ts';
import * as finance from '../modules/finance/testing.ts';
import * as find from '../modules/find/testing.ts';
import * as imports from '../modules/imports/testing.ts';
import * as jobs from '../modules/jobs/testing.ts';
import * as orders from '../modules/orders/testing.ts';
import * as products from '../modules/products/testing.ts';
import * as rates from '../modules/rates/testing.ts';
import * as realtime from '../modules/realtime/testing.ts';
import * as system from '../modules/system/testing.ts';
import type { Samples } from './samples.ts';
import type { Subjects } from './subjects.ts';

/** What each area gives the tests that walk over all of them. */
const areas: readonly { samples: Samples; subjects?: Subjects }[] = [
  accounts,
  addresses,
  announcements,
  approvals,
  auth,
  declarations,
  exports,
  files,
  finance,
  find,
  imports,
  jobs,
  orders,
  products,
  rates,
  realtime,
  system,
];

export const samples: Samples = Object.assign({}, ...areas.map(({ samples }) => samples));
export const subjects: Subjects = Object.assign({}, ...areas.map(({ subjects }) => subjects));
