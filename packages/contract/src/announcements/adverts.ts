import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, optionalText, optionalTextOf, text, WireTime } from '../wire/fields.ts';
import { Revision, revised, Saved } from '../wire/revision.ts';

const words = {
  titleZh: text(40),
  titleEn: text(80),
  textZh: optionalText(80),
  textEn: optionalText(160),
};
const rest = {
  /** The picture: a file that was uploaded for it, or the one that it has. */
  image: text(200),
  /** A page of ours, a page of the web, or none. */
  linkUrl: optionalTextOf(/^(|\/[^/\\]\S*|https?:\/\/\S+)$/, 'web.verify.13', 500),
  /** From when until when it runs; null: at once, until it is ended. */
  validFrom: z.nullable(WireTime),
  validTo: z.nullable(WireTime),
  /** False: ended. */
  isShown: z.boolean(),
};
type Times = { validFrom: string | null; validTo: string | null };
const endsLater = z.refine<Times>(
  ({ validFrom, validTo }) => !validFrom || !validTo || validFrom < validTo,
  { error: 'web.verify.94', path: ['validTo'] },
);

export const AdvertForm = z.strictObject({ ...words, ...rest }).check(endsLater);
export type AdvertForm = z.infer<typeof AdvertForm>;

export const advertStates = ['running', 'coming', 'over', 'ended'] as const;

/** What the home page shows to merchants, as who keeps it sees it. */
export const Advert = z.strictObject({
  id: z.string(),
  ...revised,
  ...words,
  textZh: z.string(),
  textEn: z.string(),
  ...rest,
  linkUrl: z.string(),
  state: z.enum(advertStates),
});
export type Advert = z.infer<typeof Advert>;

const staff = { access: 'system:adverts' } as const;

export const listAdverts = call({
  ...staff,
  method: 'GET',
  path: '/sys/advert/list',
  rules: { none: 'the tenant’s word to everybody' },
  result: z.array(Advert),
});

export const addAdvert = call({
  ...staff,
  method: 'POST',
  path: '/sys/advert/add',
  idempotent: true,
  log: { menu: 'adverts', type: 'create' },
  body: AdvertForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['file.notFound'],
});

export const editAdvert = call({
  ...staff,
  method: 'PUT',
  path: '/sys/advert/edit',
  idempotent: true,
  log: { menu: 'adverts', type: 'update' },
  edits: 'advert',
  body: z
    .strictObject({ id: id('advert'), revision: Revision, ...words, ...rest })
    .check(endsLater),
  result: Saved,
  refuses: ['advert.notFound', 'file.notFound', 'record.changedMeanwhile'],
});
