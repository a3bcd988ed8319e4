import { type Language, type TrackEvent, type TrackedParcel, TrackFilter } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { formats, time } from '../../../platform/sheets/formats.ts';
import { type Columns, ofWhom, parcelColumns } from '../../../platform/sheets/parcelColumns.ts';
import type { ExportField, ExportKind } from '../../exports/index.ts';
import { batches, eventBatches, type ParcelEvent } from './tracks.service.ts';

const moment = { format: formats.time, width: 20 };

const told: Columns<TrackEvent> = {
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

const fieldsOf =
  <Row>(groups: Record<string, Columns<Row>>) =>
  async ({ lang, scope }: Ctx): Promise<ExportField<Row>[]> =>
    Object.entries(groups).flatMap(([group, values]) =>
      Object.entries(values).map(([key, [value, shown]]) => ({
        key,
        group,
        isExtra: scope === 'merchant' && ofWhom.includes(key),
        title: (titleLang: Language) => words(titleLang, `trackField.${key}`),
        value: (row: Row) => value(row, lang),
        ...shown,
      })),
    );

const standing: Columns<TrackedParcel> = {
  status: [({ status }, lang) => words(lang, `trackStatus.${status}`), { width: 12 }],
  silentDays: [({ silentDays }) => silentDays ?? '', { format: '#,##0', width: 10 }],
  deliveredTime: [({ deliveredTime }) => (deliveredTime ? time(deliveredTime) : ''), moment],
};

/** The same columns of a row that has what they are about inside. */
const inside = <Row, Part>(values: Columns<Part>, part: (row: Row) => Part) =>
  Object.fromEntries(
    Object.entries(values).map(([key, [value, shown]]) => [
      key,
      [(row: Row, lang: Language) => value(part(row), lang), shown],
    ]),
  ) as Columns<Row>;

const latestToldOf = inside(told, ({ latest }: TrackedParcel) => latest);

/** A row a parcel, with the latest that was told of it. */
export const trackExport: ExportKind<TrackedParcel, TrackFilter> = {
  name: 'track',
  fields: fieldsOf<TrackedParcel>({
    track: { ...parcelColumns, ...standing },
    trackLatest: latestToldOf,
  }),
  filter: TrackFilter,
  batches,
};

/** A row an event. */
export const trackEventExport: ExportKind<ParcelEvent, TrackFilter> = {
  name: 'trackEvent',
  fields: fieldsOf<ParcelEvent>({
    track: inside(parcelColumns, ({ parcel }: ParcelEvent) => parcel),
    trackEvent: inside(told, ({ event }: ParcelEvent) => event),
  }),
  filter: TrackFilter,
  batches: eventBatches,
};
