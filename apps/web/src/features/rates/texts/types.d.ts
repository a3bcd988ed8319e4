import type quotes from './quotes.zh_CN.json';
import type trial from './trial.zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    quotes: typeof quotes;
    trial: typeof trial;
  }
}
