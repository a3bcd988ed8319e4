import * as z from 'zod/mini';
import { Code } from '../rates/prices.ts';
import { call } from '../wire/call.ts';
import { id, isStorable, text, WireTime } from '../wire/fields.ts';
import { revised, Saved } from '../wire/revision.ts';

/** How a channel's parcels are booked: each has a form of settings of its own. */
export const channelAdapters = ['own', 'simulator', 'manual', 'karrio'] as const;
export type ChannelAdapter = (typeof channelAdapters)[number];

export const channelStatuses = ['inUse', 'stopped'] as const;

const word = z.string().check(z.maxLength(200, 'web.verify.25'), z.refine(isStorable));
/** What a setting can be; what it must be says the adapter. Secrets are none: they are not kept here. */
export const ChannelSetting = z.union([word, z.number(), z.array(word).check(z.maxLength(50))]);
const ChannelSettings = z
  .record(z.string().check(z.regex(/^[a-z][A-Za-z]{0,29}$/)), ChannelSetting)
  .check(z.refine((settings) => Object.keys(settings).length <= 20));

const booked = { adapter: z.enum(channelAdapters, 'web.verify.0'), settings: ChannelSettings };

/** A carrier's service; several products may be sold over it. */
export const ChannelForm = z.strictObject({
  code: Code,
  nameZh: text(60),
  nameEn: text(60),
  carrier: text(60),
  ...booked,
});
export type ChannelForm = z.infer<typeof ChannelForm>;

export const ChannelView = z.strictObject({
  id: z.string(),
  ...revised,
  ...ChannelForm.shape,
  status: z.enum(channelStatuses),
  /** When the carrier last answered a try of these very settings; null: never. */
  answeredAt: z.nullable(WireTime),
  /** How many products on sale go over it. */
  onSale: z.number(),
});
export type ChannelView = z.infer<typeof ChannelView>;

export const settingTypes = ['text', 'number', 'list', 'account', 'range'] as const;

/** A field of an adapter's settings, as its own schema has it, in the caller's language. */
export const SettingField = z.strictObject({
  name: z.string(),
  type: z.enum(settingTypes),
  title: z.string(),
  hint: z.string(),
  required: z.boolean(),
  /** Of a number. */
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  choices: z.array(z.strictObject({ value: z.string(), text: z.string() })),
  /** What holds where it is left empty. */
  usual: z.string(),
});
export type SettingField = z.infer<typeof SettingField>;

/** What can book parcels, and what a channel says to each. Of accounts the names alone. */
export const listAdapters = call({
  method: 'GET',
  path: '/ops/channel/adapters',
  access: 'ops:products',
  rules: { none: 'the catalogue' },
  result: z.array(
    z.strictObject({
      adapter: z.enum(channelAdapters),
      name: z.string(),
      hint: z.string(),
      fields: z.array(SettingField),
    }),
  ),
});

/** Asks the carrier whether it would book with such settings; nothing is booked, nothing is kept. */
export const tryChannel = call({
  method: 'POST',
  path: '/ops/channel/try',
  access: 'ops:productEdit',
  log: { menu: 'product', type: 'read' },
  body: z.strictObject(booked),
  result: z.strictObject({
    answered: z.boolean(),
    /** What the carrier said, or why there was no answer. */
    words: z.string(),
  }),
});

// Saved all the same, though no try of these settings was answered within the hour.
const evenUntried = { evenUntried: z.optional(z.boolean()) };

export const addChannel = call({
  method: 'POST',
  path: '/ops/channel/add',
  access: 'ops:productEdit',
  idempotent: true,
  log: { menu: 'product', type: 'create' },
  body: z.strictObject({ ...ChannelForm.shape, ...evenUntried }),
  result: z.strictObject({ id: z.string() }),
  refuses: ['channel.codeTaken', 'channel.untried'],
});

export const editChannel = call({
  method: 'PUT',
  path: '/ops/channel/edit',
  access: 'ops:productEdit',
  idempotent: true,
  edits: 'channel',
  log: { menu: 'product', type: 'update' },
  body: z.strictObject({
    ...ChannelForm.shape,
    ...evenUntried,
    id: id('channel'),
    ...revised,
  }),
  result: Saved,
  refuses: ['channel.notFound', 'record.changedMeanwhile', 'channel.codeTaken', 'channel.untried'],
});

/** The products on sale that go over a channel. */
export const listChannelProducts = call({
  method: 'GET',
  path: '/ops/channel/products',
  access: 'ops:products',
  rules: { none: 'the catalogue' },
  query: z.strictObject({ id: id('channel') }),
  result: z.array(z.strictObject({ id: z.string(), code: z.string(), name: z.string() })),
  refuses: ['channel.notFound'],
});

/** Stops a channel, and with it the sale of the products that the caller has seen; or uses it again. */
export const setChannelStatus = call({
  method: 'PUT',
  path: '/ops/channel/status',
  access: 'ops:productEdit',
  idempotent: true,
  log: { menu: 'product', type: 'update' },
  body: z.strictObject({
    id: id('channel'),
    ...revised,
    status: z.enum(channelStatuses),
    /** Those on sale that were named; none where it is used again. */
    productIds: z.array(id('product')).check(z.maxLength(1000)),
  }),
  result: Saved,
  refuses: ['channel.notFound', 'record.changedMeanwhile', 'channel.productsChanged'],
});
