import type milestones from './milestones.zh_CN.json';
import type promises from './promises.zh_CN.json';
import type stalled from './stalled.zh_CN.json';
import type trackCodes from './trackCodes.zh_CN.json';
import type tracking from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    milestones: typeof milestones;
    promises: typeof promises;
    stalled: typeof stalled;
    trackCodes: typeof trackCodes;
    tracking: typeof tracking;
  }
}
