import 'i18next';
import type account from '../locales/zh_CN/account.json';
import type addresses from '../locales/zh_CN/addresses.json';
import type announcements from '../locales/zh_CN/announcements.json';
import type dashboard from '../locales/zh_CN/dashboard.json';
import type declarations from '../locales/zh_CN/declarations.json';
import type errors from '../locales/zh_CN/errors.json';
import type exports from '../locales/zh_CN/exports.json';
import type financial from '../locales/zh_CN/financial.json';
import type { texts } from '../locales/zh_CN/first.ts';
import type firstPassword from '../locales/zh_CN/firstPassword.json';
import type gallery from '../locales/zh_CN/gallery.json';
import type imports from '../locales/zh_CN/imports.json';
import type jobs from '../locales/zh_CN/jobs.json';
import type join from '../locales/zh_CN/join.json';
import type keys from '../locales/zh_CN/keys.json';
import type myNotices from '../locales/zh_CN/myNotices.json';
import type notices from '../locales/zh_CN/notices.json';
import type opsLabels from '../locales/zh_CN/opsLabels.json';
import type opsMerchants from '../locales/zh_CN/opsMerchants.json';
import type opsProducts from '../locales/zh_CN/opsProducts.json';
import type orderBatch from '../locales/zh_CN/orderBatch.json';
import type orderDesk from '../locales/zh_CN/orderDesk.json';
import type orders from '../locales/zh_CN/orders.json';
import type palette from '../locales/zh_CN/palette.json';
import type priceSheets from '../locales/zh_CN/priceSheets.json';
import type products from '../locales/zh_CN/products.json';
import type quotes from '../locales/zh_CN/quotes.json';
import type registered from '../locales/zh_CN/registered.json';
import type security from '../locales/zh_CN/security.json';
import type service from '../locales/zh_CN/service.json';
import type shared from '../locales/zh_CN/shared.json';
import type shell from '../locales/zh_CN/shell.json';
import type system from '../locales/zh_CN/system.json';
import type team from '../locales/zh_CN/team.json';
import type trial from '../locales/zh_CN/trial.json';
import type userSelect from '../locales/zh_CN/userSelect.json';

interface Later {
  account: typeof account;
  dashboard: typeof dashboard;
  declarations: typeof declarations;
  errors: typeof errors;
  financial: typeof financial;
  addresses: typeof addresses;
  announcements: typeof announcements;
  exports: typeof exports;
  firstPassword: typeof firstPassword;
  gallery: typeof gallery;
  imports: typeof imports;
  jobs: typeof jobs;
  join: typeof join;
  keys: typeof keys;
  myNotices: typeof myNotices;
  notices: typeof notices;
  opsLabels: typeof opsLabels;
  opsMerchants: typeof opsMerchants;
  opsProducts: typeof opsProducts;
  orderBatch: typeof orderBatch;
  orderDesk: typeof orderDesk;
  orders: typeof orders;
  palette: typeof palette;
  priceSheets: typeof priceSheets;
  products: typeof products;
  quotes: typeof quotes;
  registered: typeof registered;
  security: typeof security;
  service: typeof service;
  shared: typeof shared;
  shell: typeof shell;
  system: typeof system;
  team: typeof team;
  trial: typeof trial;
  userSelect: typeof userSelect;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    resources: typeof texts & Later;
  }
}
