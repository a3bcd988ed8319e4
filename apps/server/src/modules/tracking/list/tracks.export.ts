import { type Language, type TrackEvent, type TrackedParcel, TrackFilter } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { formats, time } from '../../../platform/sheets/formats.ts';
import type { CellValue, SheetColumn } from '../../../platform/sheets/write.ts';
import type { ExportField, ExportKind } from '../../exports/index.ts';
import { batches, eventBatches, type ParcelEvent } from './tracks.service.ts';

type Shown = Pick<SheetColumn, 'format' | 'width'>;
type Values<Row> = Record<string, [(row: Row, lang: Language) => CellValue, Shown?]>;

const moment = { format: formats.time, width: 20 };

type Facts = Pick<
  TrackedParcel,
  | 'transactionOrderNo'
  | 'customerNo'
  | 'trackingNumber'
  | 'merchantCode'
  | 'merchantName'
  | 'productName'
  | 'countryCode'
>;

const facts: Values<Facts> = {
  transactionOrderNo: [({ transactionOrderNo }) => transactionOrderNo, { width: 20 }],
  customerNo: [({ customerNo }) => customerNo, { width: 20 }],
  trackingNumber: [({ trackingNumber }) => trackingNumber, { width: 24 }],
  merchantCode: [({ merchantCode }) => merchantCode, { width: 12 }],
  merchantName: [({ merchantName }) => merchantName],
  productName: [({ productName }) => productName],
  countryCode: [({ countryCode }) => countryCode, { width: 10 }],
};

const told: Values<TrackEvent> = {
  time: [({ time: at }) => time(at), moment],
  statedTime: [({ statedTime }) => time(statedTime), moment],
  zone: [({ zone }) => zone, { width: 20 }],
  text: [({ text }) => text, { width: 32 }],
  place: [({ place }) => place, { width: 20 }],
  eventCountry: [({ countryCode }) => countryCode, { width: 10 }],
  words: [({ words }) => words, { width: 40 }],
  carrier: [({ carrier }) => carrier, { width: 12 }],
  code: [({ code }) => code, { width: 12 }],
};

// Operators see many merchants' parcels side by side.
const merchantsOwn = ['merchantCode', 'merchantName'];

const fieldsOf =
  <Row>(groups: Record<string, Values<Row>>) =>
  async ({ lang, scope }: Ctx): Promise<ExportField<Row>[]> =>
    Object.entries(groups).flatMap(([group, values]) =>
      Object.entries(values).map(([key, [value, shown]]) => ({
        key,
        group,
        isExtra: scope === 'merchant' && merchantsOwn.includes(key),
        title: (titleLang: Language) => words(titleLang, `trackField.${key}`),
        value: (row: Row) => value(row, lang),
        ...shown,
      })),
    );

const standing: Values<TrackedParcel> = {
  status: [({ status }, lang) => words(lang, `trackStatus.${status}`), { width: 12 }],
  silentDays: [({ silentDays }) => silentDays ?? '', { format: '#,##0', width: 10 }],
  deliveredTime: [({ deliveredTime }) => (deliveredTime ? time(deliveredTime) : ''), moment],
};

/** The same columns of a row that has what they are about inside. */
const inside = <Row, Part>(values: Values<Part>, part: (row: Row) => Part) =>
  Object.fromEntries(
    Object.entries(values).map(([key, [value, shown]]) => [
      key,
      [(row: Row, lang: Language) => value(part(row), lang), shown],
    ]),
  ) as Values<Row>;

const latestToldOf = inside(told, ({ latest }: TrackedParcel) => latest);

/** A row a parcel, with the latest that was told of it. */
export const trackExport: ExportKind<TrackedParcel, TrackFilter> = {
  name: 'track',
  fields: fieldsOf<TrackedParcel>({ track: { ...facts, ...standing }, trackLatest: latestToldOf }),
  filter: TrackFilter,
  batches,
};

/** A row an event. */
export const trackEventExport: ExportKind<ParcelEvent, TrackFilter> = {
  name: 'trackEvent',
  fields: fieldsOf<ParcelEvent>({
    track: inside(facts, ({ parcel }: ParcelEvent) => parcel),
    trackEvent: inside(told, ({ event }: ParcelEvent) => event),
  }),
  filter: TrackFilter,
  batches: eventBatches,
};
