import type {
  CargoProperty,
  Currency,
  ExpenseType,
  PriceRow,
  QuoteRefusal,
  QuoteRequest,
  RadarHint,
  RatedTerms,
  RemoteArea,
  Surcharge,
  SurchargeCondition,
  ZonePlace,
} from '@alpaca/contract';

/** What is quoted: a request as the contract reads it, defaults filled in. */
export type Parcel = QuoteRequest;

/** A version of a price sheet as it was published, with the terms of that day. */
export type SheetSource = {
  currency: Currency;
  terms: RatedTerms;
  zonePlaces: readonly ZonePlace[];
  priceRows: readonly PriceRow[];
  /** In the order in which they are charged. */
  surcharges: readonly Surcharge[];
  remoteAreas: readonly RemoteArea[];
};

export type Fraction = { num: bigint; den: bigint };

/** What one unit of a currency is in another at the quote's moment; undefined where nobody said. */
export type Rates = (from: Currency, to: Currency) => Fraction | undefined;

export type Vars = Readonly<Record<string, string | number>>;

/**
 * How an amount comes about: a key below `quote.why` and what stands in it. Names tell the unit: `kg`,
 * `cbm`, `count`, `percent`; `price` is an amount as the sheet has it, `amount` one of `currency`,
 * `…Minor` one in minor units of the sheet's currency.
 */
export type Why = { key: string; vars: Vars; parts?: readonly Why[] };

export type EngineLine = { code: string; expenseType: ExpenseType; minor: number; why: Why };

export type EngineHint = {
  kind: RadarHint['kind'];
  level: RadarHint['level'];
  /** Below `quote.radar`. */
  key: string;
  vars: Vars;
  field?: string;
};

export type Refused = { ok: false; refusal: QuoteRefusal; vars: Vars };

/** What `price` says: as much as a table of ten thousand rows needs. */
export type EnginePrice = { ok: true; totalMinor: number; billableG: number } | Refused;

export type PricedQuote = {
  ok: true;
  lines: readonly EngineLine[];
  totalMinor: number;
  realG: number;
  volumetricG: number;
  billableG: number;
  billableBy: 'real' | 'volumetric' | 'minimum';
  zone: string;
  /** '' where the place is not remote. */
  remoteType: string;
  hints: readonly EngineHint[];
};
export type EngineQuote = PricedQuote | Refused;

/** Boxes alike. Sides in hundredths of a centimetre; 0 where they were left out. */
export type Box = {
  g: number;
  count: number;
  longest: number;
  middle: number;
  shortest: number;
};

export type Money = { hundredths: number; currency: Currency };

/** A parcel in whole numbers, with what all sheets ask of it worked out once. */
export type Measured = {
  parcel: Parcel;
  /** The postcode as places are compared by. */
  postKey: string;
  boxes: readonly Box[];
  boxCount: number;
  realG: number;
  lightestG: number;
  heaviestG: number;
  longest: number;
  sides: number;
  girth: number;
  properties: readonly CargoProperty[];
  goods: readonly { hsCode: string; hundredths: number }[];
  declared: Money;
  insured: Money;
  cod: Money;
};

/** A price row in grams and ten-thousandths; 0 where a part is left out. */
export type Band = {
  row: PriceRow;
  fromG: number;
  toG: number;
  firstG: number;
  firstPrice: number;
  nextG: number;
  nextPrice: number;
  perKg: number;
  perOrder: number;
  perBox: number;
  perCbm: number;
  minChargeMinor: number;
  stepG: number;
  minG: number;
  minBoxG: number;
};

/** The bands of a zone by goods type; `''` for all that have none of their own. */
export type ZonePrices = ReadonlyMap<string, readonly Band[]>;

export type CompiledCondition = Omit<SurchargeCondition, 'boxKgOver'> & {
  ofBox: boolean;
  boxG: number;
  longest: number;
  girth: number;
};

export type CompiledSurcharge = {
  source: Surcharge;
  /** Ten-thousandths of a unit or of a per cent. */
  value: number;
  min: number | undefined;
  max: number | undefined;
  currency: Currency;
  when: CompiledCondition;
};

export type PostRange = { from: string; to: string; name: string };
/** Ranges whose ends are equally long, by their beginning; `reach` is the farthest end so far. */
export type RangeGroup = {
  fromLength: number;
  toLength: number;
  ranges: readonly PostRange[];
  reach: readonly string[];
};
/** Most specific ranges first. */
export type CountryPlaces = { groups: readonly RangeGroup[]; whole: string | undefined };
export type PlaceIndex = ReadonlyMap<string, CountryPlaces>;

export type CompiledLimits = {
  minG: number;
  maxG: number;
  maxOrderG: number;
  maxLongest: number;
  maxSides: number;
  maxGirth: number;
  maxBoxes: number;
  maxDeclared: number | undefined;
  declaredCurrency: Currency;
};

/** A sheet made ready for quoting. */
export type CompiledSheet = {
  readonly source: SheetSource;
  readonly currency: Currency;
  readonly terms: RatedTerms;
  readonly minorPerUnit: number;
  readonly limits: CompiledLimits;
  readonly zones: PlaceIndex;
  readonly prices: ReadonlyMap<string, ZonePrices>;
  readonly surcharges: readonly CompiledSurcharge[];
  readonly remote: PlaceIndex;
  /** Whether any surcharge asks for it. */
  readonly asksRemote: boolean;
};
