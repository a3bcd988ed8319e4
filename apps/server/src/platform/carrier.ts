import type { OrderForm } from '@alpaca/contract';
import type * as z from 'zod/mini';
import type { Ctx } from './context.ts';

/** What a channel says to its adapter, such as the service to book or the range numbers come from. */
export type ChannelSettings = Readonly<Record<string, unknown>>;

/** What an adapter wants to be told, field by field: its channels' form, and the rule that holds them. */
export type SettingsSchema = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniType>>>;

/** Whose parcels these are: the tenant, and the channel they are booked through. */
export interface Account {
  /** Over all of the tenant's merchants. */
  ctx: Ctx;
  /** Names the carrier's account among all of the tenant's: limits and breaker go by it. */
  name: string;
  settings: ChannelSettings;
}

/** A number that tax or customs know somebody by, such as an IOSS number or a CPF. */
export interface TaxNumber {
  taxType: string;
  taxNo: string;
}

/** An order as carriers are told of it. */
export interface Consignment {
  /** Names this booking for good: the same however often it is asked. */
  reference: string;
  orderNo: string;
  /** What the tenant calls the line. */
  productName: string;
  form: OrderForm;
  /** What its goods are declared under, where the order names one. */
  taxNumber: TaxNumber | null;
  /** The number of each box, in the order of the form's boxes. */
  subOrderNos: readonly string[];
}

export interface Booked {
  ok: true;
  /** The carrier's number; of several boxes the first one, or that of the whole. */
  trackingNumber: string;
  /** A number of ours that stands in until somebody brings the carrier's. */
  isProvisional?: true;
  /** Of each box, where they have numbers of their own. */
  boxNumbers: readonly string[];
  /** A PDF with a page for each box; null where it comes later. */
  label: Buffer | null;
}

/** What a refusal is about, where the carrier's code tells: there are words of ours for it. */
export const refusalKinds = ['postCode', 'address', 'parcel', 'content'] as const;
export type RefusalKind = (typeof refusalKinds)[number];

/** The carrier's own words, in the language it speaks, or a key of ours below `carrier`. */
export type Reason =
  | { text: string; kind?: RefusalKind | undefined }
  | { key: string; vars?: Record<string, string> };

/** A "no" that stays one: asked again, the carrier would say the same. */
export interface Refused {
  ok: false;
  reason: Reason;
}

/** What came of a try: whether it would book, and what was said; keys are ours below `tried`. */
export interface Tried {
  ok: boolean;
  reason: Reason;
}

/** Where parcels are handed to a carrier: one place for all on a form. */
export interface ManifestOrigin {
  name: string;
  contact: string;
  phone: string;
  countryCode: string;
  province: string;
  city: string;
  address: string;
  postCode: string;
}

/** What a carrier gets at once: one origin, one account. Its form is never extended. */
export interface ManifestForm {
  /** Names this form for good: the same however often it is asked. */
  reference: string;
  origin: ManifestOrigin;
  /** YYYY-MM-DD where they are. */
  day: string;
  parcels: readonly { reference: string; orderNo: string; trackingNumber: string }[];
}

export interface Manifested {
  ok: true;
  /** The carrier's own number of the form. */
  carrierNo: string;
  /** Its paper, where it gives one. */
  file: Buffer | null;
  /** Every parcel that it left out, by our reference, with its words. */
  rejected: readonly { reference: string; reason: Reason }[];
}

/** What a carrier tells of one of its numbers, as it tells it. */
export interface CarrierNews {
  number: string;
  /** Whose codes they are: one that hands parcels on names who told it. */
  carrier: string;
  code: string;
  words: string;
  /** YYYY-MM-DD HH:mm:ss, by the clock at its place. */
  statedAt: string;
  place: string;
  countryCode: string;
  province: string;
}

/** Carriers that can be asked where parcels are. */
export interface Tracking {
  /** How many numbers go into one question. */
  atOnce: number;
  /** All that it knows of these numbers; of some nothing. */
  ask(
    account: Account,
    numbers: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly CarrierNews[]>;
}

/** What somebody sent to a carrier account's door, as it came. */
export interface Push {
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Not sent by the carrier, not now, or not to be read. Only our log hears which. */
export class PushRefused extends Error {
  constructor(reason: string) {
    super(`not told by the carrier: ${reason}`);
    this.name = 'PushRefused';
  }
}

/**
 * Nobody knows whether it happened: no answer, a broken one, or one that says "later". Whoever gets
 * it looks for the booking by its reference before asking again.
 */
export class CarrierUnknown extends Error {
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super(`carrier did not answer: ${code}`, cause === undefined ? {} : { cause });
    this.name = 'CarrierUnknown';
    this.code = code;
  }
}

/** How every carrier is spoken to. All of it may be asked twice. */
export interface Carrier {
  /** Whether two requests to book with one reference can never become two bookings. */
  dedupes: boolean;
  /** Whether a label that is not there yet is brought in by people, so that asking is no use. */
  labelsByHand: boolean;
  /** Whether we draw its labels, anew whenever one is printed. */
  labelsDrawn?: true;
  /** Of those that people may choose for a channel. */
  settings?: SettingsSchema;
  /** Whether it would book with the account's settings. Books nothing, and costs nothing. */
  tryOut?: (account: Account, signal: AbortSignal) => Promise<Tried>;
  book(account: Account, order: Consignment, signal: AbortSignal): Promise<Booked | Refused>;
  /** The booking under this reference, if the carrier has it. */
  find(account: Account, order: Consignment, signal: AbortSignal): Promise<Booked | null>;
  /**
   * Cancelled, also where it was before or never existed; or why the carrier won't. None where nobody
   * can be asked: an operator says what came of it.
   */
  cancel:
    | ((
        account: Account,
        order: Consignment,
        signal: AbortSignal,
      ) => Promise<{ ok: true } | Refused>)
    | null;
  /** Of those that tell where parcels are. */
  track?: Tracking;
  /**
   * Of those that tell by themselves: what was sent, once it is sure that who knows one of the account's
   * secrets sent it; PushRefused otherwise.
   */
  events?: (push: Push, secrets: readonly string[]) => readonly CarrierNews[];
  /** Of those that want to be told what they get; asked again with one reference it is one form. */
  manifest?: (
    account: Account,
    form: ManifestForm,
    signal: AbortSignal,
  ) => Promise<Manifested | Refused>;
}

/** A carrier that answers for itself whatever it is asked. */
export type AskableCarrier = Carrier & { cancel: NonNullable<Carrier['cancel']> };

/** Those that a node can speak to, by the name that channels call them. */
export type Carriers = ReadonlyMap<string, Carrier>;
