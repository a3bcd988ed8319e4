import type { SettingCode } from '../system/settings.ts';

/** Kinds of data that a night forgets when the tenant's days are over, by the setting that says how many. */
export const forgottenKinds = {
  label: 'labelDays',
  photo: 'photoDays',
  address: 'addressDays',
  draft: 'draftDays',
  trackEvent: 'trackEventDays',
  proof: 'proofDays',
  talkFile: 'talkFileDays',
  import: 'importDays',
  notice: 'noticeDays',
  apiRequest: 'apiRequestDays',
} as const satisfies Record<string, SettingCode>;

export type ForgottenKind = keyof typeof forgottenKinds;
/** In the order in which they go: labels first, so that no paper outlives its address. */
export const forgottenOrder = Object.keys(forgottenKinds) as [ForgottenKind, ...ForgottenKind[]];

/** What others of the house forget, likewise by a setting. */
export const forgottenElsewhere = {
  signIn: 'signInDays',
  madeFile: 'keptFileDays',
  dataExport: 'dataExportDays',
} as const satisfies Record<string, SettingCode>;

/** And what goes after days that nobody changes. */
export const forgottenAlike = { codes: 1, jobs: 30, webhooks: 30 } as const;

/** What stays for good, because money or the law needs it. */
export const keptForGood = ['ledger', 'bills', 'orders', 'log'] as const;

export const keptKinds = [
  ...forgottenOrder,
  ...(Object.keys(forgottenElsewhere) as (keyof typeof forgottenElsewhere)[]),
  ...(Object.keys(forgottenAlike) as (keyof typeof forgottenAlike)[]),
  ...keptForGood,
] as const;
