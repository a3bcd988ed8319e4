import { hash } from 'node:crypto';
import { WireTime } from '@alpaca/contract';
import { fromWire } from '../../../platform/clock/zone.ts';
import { type Mapped, meaningOf, type TenantCodes } from '../mapping/mapping.ts';
import { zoneOf } from './zones.ts';

/** What somebody says of a parcel, as it came. */
export interface News {
  orderId: string;
  merchantId: string;
  source: 'carrier' | 'us' | 'milestone' | 'sheet';
  /** Whose codes these are. */
  carrier: string;
  code: string;
  words: string;
  /** YYYY-MM-DD HH:mm:ss, by the clock at its place. */
  statedAt: string;
  place: string;
  countryCode: string;
  province?: string;
  /** What its code means, where whoever says it knows: our own steps. */
  means?: Pick<Mapped, 'stage' | 'reason'>;
}

/** News that is understood, as far as anybody does. */
export interface ReadNews extends News, Mapped {
  /** Of all that was said, in hex. */
  digest: string;
  zone: string;
  occurredAt: Date;
}

/** News that is kept, and when it was told. */
export type ToldNews = ReadNews & { toldAt: Date };

/** What two events that are alike share: all that was said but the parcel and the time. */
export const digestOf = ({ source, carrier, code, words, place, countryCode }: News) =>
  hash('sha256', JSON.stringify([source, carrier, code, words, place, countryCode]), 'hex').slice(
    0,
    32,
  );

// PostgreSQL keeps neither NUL nor half a pair of UTF-16, and nobody reads a page of a carrier's words.
const unstorable = /[\0\p{Cs}]/gu;
const clean = (text: string, most: number) =>
  text.replaceAll(unstorable, '').slice(0, most).toWellFormed();

/** What carriers say as it can be kept; null of what states no time at all, which nobody could place. */
export const cleanNews = (news: News): News | null =>
  WireTime.safeParse(news.statedAt).success
    ? {
        ...news,
        carrier: clean(news.carrier, 50),
        code: clean(news.code, 100),
        words: clean(news.words, 500),
        place: clean(news.place, 200),
        countryCode: /^[A-Z]{2}$/.test(news.countryCode) ? news.countryCode : '',
        province: clean(news.province ?? '', 50),
      }
    : null;

export const readNews = (news: News, codes: TenantCodes, tenantZone: string): ReadNews => {
  const zone = zoneOf(news.countryCode, news.province ?? '', tenantZone);
  const meant = news.means
    ? { ...news.means, mapping: 1 }
    : meaningOf(news.carrier, news.code, codes);
  return {
    ...news,
    ...meant,
    digest: digestOf(news),
    zone,
    occurredAt: fromWire(news.statedAt, zone),
  };
};
