import * as z from 'zod/mini';
import { overdueStops } from '../receivables/statementActs.ts';
import { call } from '../wire/call.ts';
import { WireTime } from '../wire/fields.ts';

interface SettingSpec {
  /** Where it stands on the page. */
  group: 'orders' | 'warehouse' | 'security' | 'money' | 'keeping';
  /** What it counts; the page says it behind the number. An amount is in whole units of the main currency. */
  unit:
    | 'minutes'
    | 'hours'
    | 'days'
    | 'workingDays'
    | 'percent'
    | 'permille'
    | 'grams'
    | 'messages'
    | 'amount'
    | 'gigabytes'
    | 'exports'
    | 'choice';
  /** Of a choice: what there is to choose from, by number; the words are `setting.<code>.<choice>`. */
  choices?: readonly string[];
  byDefault: number;
  least: number;
  most: number;
}

const billion = 1_000_000_000;

/** What becomes of a parcel about which nobody decides in time. */
export const withheldDefaults = ['stay', 'return', 'destroy'] as const;
export type WithheldDefault = (typeof withheldDefaults)[number];

/**
 * What a tenant decides for itself. A new one is a line here, its words
 * `setting.<code>.name` and `.hint` in the server's texts, and whoever reads it.
 */
export const tenantSettings = {
  /** How long the price of an order that waits to be paid is kept. */
  quoteMinutes: { group: 'orders', unit: 'minutes', byDefault: 30, least: 1, most: 1_440 },
  /** After that an order that nobody paid is voided. */
  unpaidHours: { group: 'orders', unit: 'hours', byDefault: 72, least: 1, most: 720 },
  /** How long before that its merchant is told. */
  unpaidNoticeHours: { group: 'orders', unit: 'hours', byDefault: 12, least: 1, most: 168 },
  /** What is generated and not handed over for so long is voided. */
  handOverDays: { group: 'warehouse', unit: 'days', byDefault: 30, least: 1, most: 365 },
  /** Listed and not seen for so long after the first of its list: its merchant is asked. */
  missingHours: { group: 'warehouse', unit: 'hours', byDefault: 24, least: 1, most: 720 },
  /** And after so long it is taken off the list. */
  missingDays: { group: 'warehouse', unit: 'workingDays', byDefault: 7, least: 1, most: 90 },
  /** So much heavier or lighter than forecast makes the station ask. */
  weightFarPercent: { group: 'warehouse', unit: 'percent', byDefault: 50, least: 5, most: 1_000 },
  /** Parcels up to this weight need no size, whatever their line counts. */
  sizeWaivedGrams: { group: 'warehouse', unit: 'grams', byDefault: 0, least: 0, most: 5_000 },
  /** Between the announcement of a cost change and its debit. */
  costNoticeDays: { group: 'warehouse', unit: 'workingDays', byDefault: 3, least: 1, most: 60 },
  /** In which a dispute about a cost is answered by us. */
  disputeDays: { group: 'warehouse', unit: 'workingDays', byDefault: 3, least: 1, most: 30 },
  /** So long after it left a parcel that stands on no carrier's bill is to be looked at. */
  unbilledDays: { group: 'warehouse', unit: 'days', byDefault: 30, least: 1, most: 180 },
  /** In which a claim is answered by us, and by its merchant where we asked for more. */
  claimDays: { group: 'warehouse', unit: 'days', byDefault: 5, least: 1, most: 60 },
  /** In which a merchant decides about a parcel that is withheld, and what follows otherwise. */
  withheldDays: { group: 'warehouse', unit: 'workingDays', byDefault: 7, least: 1, most: 180 },
  withheldDefault: {
    group: 'warehouse',
    unit: 'choice',
    choices: withheldDefaults,
    byDefault: 1,
    least: 0,
    most: 2,
  },
  /** For so long a return lies on its shelf for nothing; after that each day costs so much. */
  shelfFreeDays: { group: 'warehouse', unit: 'days', byDefault: 15, least: 0, most: 365 },
  shelfFeePerDay: { group: 'warehouse', unit: 'amount', byDefault: 2, least: 0, most: 1_000 },
  /** In which a merchant decides about a return, and what follows otherwise. */
  returnDays: { group: 'warehouse', unit: 'days', byDefault: 60, least: 1, most: 365 },
  /** So long after shelving a return may be kept at most, where its merchant asks for it. */
  returnHoldDays: { group: 'warehouse', unit: 'days', byDefault: 180, least: 1, most: 730 },
  returnDefault: {
    group: 'warehouse',
    unit: 'choice',
    choices: withheldDefaults,
    byDefault: 2,
    least: 0,
    most: 2,
  },
  /** Text messages that go out in a day, however many people ask for codes. */
  smsPerDay: { group: 'security', unit: 'messages', byDefault: 2_000, least: 10, most: 1_000_000 },
  /** What one merchant's files may weigh together. */
  filesGbPerMerchant: {
    group: 'security',
    unit: 'gigabytes',
    byDefault: 20,
    least: 1,
    most: 10_000,
  },
  /** Spreadsheets that one merchant may have made in an hour. */
  exportsPerHour: { group: 'security', unit: 'exports', byDefault: 60, least: 1, most: 10_000 },
  /*
   * The tables hold these four: their defaults and limits stand in the database too, and a test holds
   * both against each other. Other currencies count by the tenant's exchange rate.
   */
  /** Above this, who says that a top-up's money arrived does not approve it as well. */
  twoPeopleTopUp: { group: 'money', unit: 'amount', byDefault: 5_000, least: 0, most: 50_000 },
  /** The greatest single top-up. */
  mostTopUp: { group: 'money', unit: 'amount', byDefault: 1_000_000, least: 1, most: billion },
  /** The highest credit limit that can be asked for. */
  mostCreditLimit: {
    group: 'money',
    unit: 'amount',
    byDefault: 1_000_000,
    least: 1,
    most: billion,
  },
  /** The greatest adjustment of a wallet, either way. */
  mostAdjustment: { group: 'money', unit: 'amount', byDefault: 50_000, least: 1, most: 10_000_000 },
  /** What of cash on delivery is ours, by the thousand. */
  codFeePermille: { group: 'money', unit: 'permille', byDefault: 20, least: 0, most: 200 },
  /** So long after a carrier's remittance its merchants are credited. */
  codCreditDays: { group: 'money', unit: 'days', byDefault: 3, least: 0, most: 60 },
  /** So long after delivery cash that has not come is to be asked for. */
  codLateDays: { group: 'money', unit: 'days', byDefault: 14, least: 1, most: 120 },
  /** In which a merchant confirms a statement or queries it; silence confirms. */
  statementDays: { group: 'money', unit: 'days', byDefault: 5, least: 1, most: 60 },
  /** What follows once a statement is overdue, and so many days later. */
  overdueStops: {
    group: 'money',
    unit: 'choice',
    choices: overdueStops,
    byDefault: 0,
    least: 0,
    most: 2,
  },
  overdueGraceDays: { group: 'money', unit: 'days', byDefault: 3, least: 0, most: 90 },
  /** After so long without a person's hand a session of the staff locks. */
  staffIdleMinutes: { group: 'security', unit: 'minutes', byDefault: 30, least: 5, most: 720 },
  /** For so long a second factor holds before prices, permissions or money are changed. */
  stepUpMinutes: { group: 'security', unit: 'minutes', byDefault: 10, least: 1, most: 120 },
  /*
   * For how many days each kind of data is kept. Below its least nothing goes: disputes, claims and void
   * windows are over by then. The tables hold that too (`alpaca.kept_at_least`).
   */
  /** Labels and papers of orders that are over: the first to go. */
  labelDays: { group: 'keeping', unit: 'days', byDefault: 180, least: 90, most: 3_650 },
  /** Pictures of parcels, and what was signed for them. */
  photoDays: { group: 'keeping', unit: 'days', byDefault: 365, least: 90, most: 3_650 },
  /** Names, streets and telephones on orders that are over. */
  addressDays: { group: 'keeping', unit: 'days', byDefault: 730, least: 180, most: 3_650 },
  /** What was filled in and never placed. */
  draftDays: { group: 'keeping', unit: 'days', byDefault: 180, least: 30, most: 3_650 },
  /** What carriers said of parcels that are over. No day of events outlives the most. */
  trackEventDays: { group: 'keeping', unit: 'days', byDefault: 400, least: 180, most: 400 },
  /** Proofs of top-ups that were decided on. */
  proofDays: { group: 'keeping', unit: 'days', byDefault: 1_095, least: 365, most: 3_650 },
  /** Files in talks and claims that are over. */
  talkFileDays: { group: 'keeping', unit: 'days', byDefault: 365, least: 90, most: 3_650 },
  /** Sheets that were brought in, and their rows: orders, addresses, carriers' bills. */
  importDays: { group: 'keeping', unit: 'days', byDefault: 30, least: 7, most: 365 },
  /** Messages in bells. */
  noticeDays: { group: 'keeping', unit: 'days', byDefault: 365, least: 30, most: 3_650 },
  /** What merchants' own systems asked for. */
  apiRequestDays: { group: 'keeping', unit: 'days', byDefault: 7, least: 1, most: 90 },
  /** For so long spreadsheets that were made for somebody can be fetched. */
  keptFileDays: { group: 'keeping', unit: 'days', byDefault: 30, least: 1, most: 3_650 },
  /** For so long it can be looked up who signed in, and who tried to. */
  signInDays: { group: 'keeping', unit: 'days', byDefault: 180, least: 30, most: 3_650 },
  /** For so long a merchant's whole data, once put together, can be fetched. */
  dataExportDays: { group: 'keeping', unit: 'days', byDefault: 7, least: 1, most: 30 },
  /** In which an erasure that was approved can be taken back. */
  erasureDays: { group: 'keeping', unit: 'days', byDefault: 7, least: 1, most: 60 },
} as const satisfies Record<string, SettingSpec>;

export type SettingCode = keyof typeof tenantSettings;
export const settingCodes = Object.keys(tenantSettings) as [SettingCode, ...SettingCode[]];
export const settingSpec = (code: SettingCode): SettingSpec => tenantSettings[code];

/** The rule of one setting, for its field and for its call. */
export const settingRule = (code: SettingCode) => {
  const { least, most } = settingSpec(code);
  return z.int('web.verify.0').check(z.minimum(least), z.maximum(most));
};

export const TenantSetting = z.strictObject({
  code: z.enum(settingCodes),
  /** In the caller's language. */
  name: z.string(),
  hint: z.string(),
  /** What there is to choose from, likewise; none where a number is asked for. */
  choices: z.array(z.string()),
  value: z.number(),
  /** Who changed it last; '' while it is as it came. */
  changedBy: z.string(),
  changedAt: z.nullable(WireTime),
});
export type TenantSetting = z.infer<typeof TenantSetting>;

export const listTenantSettings = call({
  method: 'GET',
  path: '/sys/setting/list',
  access: 'system:settings',
  rules: { none: 'the tenant’s own settings' },
  result: z.array(TenantSetting),
});

/** One setting at a time; `was` is what the page showed, so that nobody's change is overwritten unseen. */
export const saveTenantSetting = call({
  method: 'PUT',
  path: '/sys/setting/save',
  access: 'system:settingEdit',
  confirms: 'recently',
  log: { menu: 'settings', type: 'update' },
  body: z.strictObject({ code: z.enum(settingCodes), value: z.int(), was: z.int() }),
  result: z.null(),
  refuses: ['setting.outOfRange', 'setting.changedMeanwhile'],
});
