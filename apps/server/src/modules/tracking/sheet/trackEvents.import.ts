import { type OrderStatus, TrackEventRow, trackStages } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import {
  countryOptions,
  type ImportKind,
  type Issues,
  optionsOf,
  type RefusedValue,
} from '../../imports/index.ts';
import { openDays } from '../intake/days.ts';
import { takeNews } from '../intake/intake.service.ts';
import type { News } from '../intake/news.ts';
import { parcelsByNumber, type SheetParcel } from './sheet.repository.ts';
import { statedTimeOf } from './statedTime.ts';

// Nobody carries what was never handed in.
const notUnderWay: readonly OrderStatus[] = ['draft', 'ordering', 'failed'];

const timeIssue = (text: string): string | null => {
  const time = statedTimeOf(text);
  if (!time) return 'importIssue.trackTime';
  const { first, beyond } = openDays();
  return time >= first && time < beyond ? null : 'importIssue.trackDay';
};

const numberIssue = (
  parcel: SheetParcel | undefined,
): 'order.noSuchNumber' | 'order.notBooked' | null => {
  if (!parcel) return 'order.noSuchNumber';
  return notUnderWay.includes(parcel.status) ? 'order.notBooked' : null;
};

const parcelsOf = (ctx: Ctx, rows: readonly TrackEventRow[]) =>
  parcelsByNumber(
    ctx,
    rows.map(({ number }) => number),
  );

/** What is wrong with rows before anything is brought in: a number that nobody has, a day that can't be. */
const against = async (ctx: Ctx, rows: readonly TrackEventRow[]) => {
  const parcels = await parcelsOf(ctx, rows);
  return rows.map(({ number, statedTime, stage, code }): Issues | null => {
    const unknown = numberIssue(parcels.get(number));
    const time = timeIssue(statedTime);
    const issues: Issues = {
      ...(unknown && { number: `refusal.${unknown}` }),
      ...(time && { statedTime: time }),
      ...(!stage && !code && { stage: 'importIssue.trackSays' }),
    };
    return Object.keys(issues).length > 0 ? issues : null;
  });
};

const newsOf = (row: TrackEventRow, { orderId, merchantId, carrier }: SheetParcel): News => ({
  orderId,
  merchantId,
  source: 'sheet',
  carrier,
  code: row.code || (row.stage ?? ''),
  words: row.words ?? '',
  statedAt: statedTimeOf(row.statedTime) ?? '',
  place: row.place ?? '',
  countryCode: row.countryCode ?? '',
  ...(row.stage && { means: { stage: row.stage, reason: null } }),
});

/** The same rows again are the same events. */
const commit = async (ctx: Ctx, rows: readonly TrackEventRow[]): Promise<RefusedValue[]> => {
  const parcels = await parcelsOf(ctx, rows);
  const refused: RefusedValue[] = [];
  const news = rows.flatMap((row, index) => {
    const parcel = parcels.get(row.number);
    const key = numberIssue(parcel);
    if (!parcel || key) {
      refused.push({ index, key: key ?? 'order.noSuchNumber' });
      return [];
    }
    return [newsOf(row, parcel)];
  });
  await takeNews(ctx, news);
  return refused;
};

/** What carriers tell that nobody can ask: an operator brings it in. */
export const trackEventsImport: ImportKind = {
  name: 'trackEvents',
  schema: TrackEventRow,
  titles: 'trackEventField',
  options: async () => ({
    stage: optionsOf('trackStage', trackStages),
    countryCode: countryOptions,
  }),
  key: ({ number, ...told }: TrackEventRow) => JSON.stringify([number.toUpperCase(), told]),
  against,
  // What was brought in before is no second event.
  alike: [],
  commit,
};
