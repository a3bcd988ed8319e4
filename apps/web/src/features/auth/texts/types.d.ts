import type badge from './badge.zh_CN.json';
import type firstPassword from './firstPassword.zh_CN.json';
import type join from './join.zh_CN.json';
import type registered from './registered.zh_CN.json';
import type security from './security.zh_CN.json';
import type user from './user.zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    badge: typeof badge;
    firstPassword: typeof firstPassword;
    join: typeof join;
    registered: typeof registered;
    security: typeof security;
    user: typeof user;
  }
}
