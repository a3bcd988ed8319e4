import type {
  Currency,
  LabelPlace,
  PriceRow,
  PrintSet,
  ProductForm,
  RemoteArea,
  Surcharge,
  ZonePlace,
} from '@alpaca/contract';

/** A carrier's service behind one or more products. */
export type ChannelSeed = {
  code: string;
  nameZh: string;
  nameEn: string;
  carrier: string;
  /** Who books its parcels, and what that adapter is told. */
  adapter: 'own' | 'simulator' | 'manual' | 'karrio';
  settings: Readonly<Record<string, string>>;
};

/** Numbers of an own line: the prefix and so many digits. */
export type NumberRangeSeed = { code: string; prefix: string; digits: number; next: number };

export type VersionSeed = {
  /** How long it has been in force; null: a draft. */
  daysAgo: number | null;
  note: string;
  zonePlaces: readonly ZonePlace[];
  priceRows: readonly PriceRow[];
  surcharges: readonly Surcharge[];
  /** The code of a remote list. */
  remoteList?: string;
};

export type SheetSeed = {
  code: string;
  currency: Currency;
  level: 'everyone' | 'group' | 'merchant';
  groupCode?: string;
  merchantCode?: string;
  /** Oldest first. */
  versions: readonly VersionSeed[];
};

/** What a line prints unless it says otherwise is its label, and its merchant makes it. */
export type ProductSeed = Omit<ProductForm, 'channelId' | 'printSet' | 'labelAt'> & {
  printSet?: PrintSet;
  labelAt?: LabelPlace;
  channel: string;
  sheets: readonly SheetSeed[];
};

export type RateSeed = { from: Currency; to: Currency; rate: string; daysAgo: number };

/** All that a tenant sells and what it costs. */
export type PricesSeed = {
  tenant: string;
  channels: readonly ChannelSeed[];
  numberRanges: readonly NumberRangeSeed[];
  products: readonly ProductSeed[];
  remoteLists: readonly { code: string; areas: readonly RemoteArea[] }[];
  rates: readonly RateSeed[];
  /** Merchants that have the prices of a group. */
  groups: Readonly<Record<string, string>>;
};
