import type waysToPay from './waysToPay.zh_CN.json';
import type finance from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    finance: typeof finance;
    waysToPay: typeof waysToPay;
  }
}
