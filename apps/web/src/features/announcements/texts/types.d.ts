import type adverts from './adverts.zh_CN.json';
import type myNotices from './myNotices.zh_CN.json';
import type notices from './notices.zh_CN.json';
import type announcements from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    adverts: typeof adverts;
    announcements: typeof announcements;
    myNotices: typeof myNotices;
    notices: typeof notices;
  }
}
