import 'i18next';
import type account from '../locales/zh_CN/account.json';
import type dashboard from '../locales/zh_CN/dashboard.json';
import type errors from '../locales/zh_CN/errors.json';
import type financial from '../locales/zh_CN/financial.json';
import type { texts } from '../locales/zh_CN/first.ts';
import type gallery from '../locales/zh_CN/gallery.json';
import type jobs from '../locales/zh_CN/jobs.json';
import type notices from '../locales/zh_CN/notices.json';
import type opsMerchants from '../locales/zh_CN/opsMerchants.json';
import type palette from '../locales/zh_CN/palette.json';
import type service from '../locales/zh_CN/service.json';
import type shared from '../locales/zh_CN/shared.json';
import type shell from '../locales/zh_CN/shell.json';
import type system from '../locales/zh_CN/system.json';
import type team from '../locales/zh_CN/team.json';

interface Later {
  account: typeof account;
  dashboard: typeof dashboard;
  errors: typeof errors;
  financial: typeof financial;
  gallery: typeof gallery;
  jobs: typeof jobs;
  notices: typeof notices;
  opsMerchants: typeof opsMerchants;
  palette: typeof palette;
  service: typeof service;
  shared: typeof shared;
  shell: typeof shell;
  system: typeof system;
  team: typeof team;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    resources: typeof texts & Later;
  }
}
