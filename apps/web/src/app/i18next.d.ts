import 'i18next';
import type dashboard from '../locales/zh_CN/dashboard.json';
import type { texts } from '../locales/zh_CN/first.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    resources: typeof texts & { dashboard: typeof dashboard };
  }
}
