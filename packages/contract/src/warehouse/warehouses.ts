import * as z from 'zod/mini';
import { CountryCode } from '../addresses/addresses.ts';
import { call } from '../wire/call.ts';
import { Day, id, optionalText, text } from '../wire/fields.ts';
import { revised, Saved } from '../wire/revision.ts';

/** A time of the day: HH:mm. */
export const ClockTime = z
  .string('web.verify.0')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'web.verify.93'));

export const OpenHours = z
  .strictObject({ from: ClockTime, to: ClockTime })
  .check(z.refine(({ from, to }) => from < to, { error: 'web.verify.94', path: ['to'] }));
export type OpenHours = z.infer<typeof OpenHours>;

const isZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** Seven, from Monday; null for a day off. One without a working day has no deadlines. */
const Week = z.array(z.nullable(OpenHours)).check(
  z.length(7, 'web.verify.0'),
  z.refine((week) => week.some(Boolean), 'web.verify.95'),
);

/** A day that is not as its weekday: a holiday, or one that is worked instead. */
export const SpecialDay = z.strictObject({
  day: Day,
  name: text(40),
  /** null: nobody works. */
  hours: z.nullable(OpenHours),
});
export type SpecialDay = z.infer<typeof SpecialDay>;

/** A line that a warehouse takes; what comes until then leaves on the same day. */
export const TakenLine = z.strictObject({ productId: id('product'), cutOff: ClockTime });
export type TakenLine = z.infer<typeof TakenLine>;

const once = <T>(of: (one: T) => string) =>
  z.refine<readonly T[]>((list) => new Set(list.map(of)).size === list.length, 'web.verify.54');

export const specialDaysMost = 1_000;

export const WarehouseForm = z.strictObject({
  code: text(12).check(z.regex(/^[A-Z0-9]{2,12}$/, 'web.verify.96')),
  nameZh: text(40),
  nameEn: text(60),
  countryCode: CountryCode,
  province: optionalText(60),
  city: text(60),
  address: text(200),
  postCode: optionalText(20),
  contact: text(60),
  phone: text(40),
  zone: text(60).check(z.refine(isZone, 'web.verify.41')),
  hours: Week,
  isOpen: z.boolean(),
  days: z.array(SpecialDay).check(
    z.maxLength(specialDaysMost, 'web.verify.25'),
    once<SpecialDay>(({ day }) => day),
  ),
  lines: z.array(TakenLine).check(
    z.maxLength(500, 'web.verify.25'),
    once<TakenLine>(({ productId }) => productId),
  ),
  staffIds: z.array(id('staff')).check(
    z.maxLength(500, 'web.verify.25'),
    once<string>((userId) => userId),
  ),
});
export type WarehouseForm = z.infer<typeof WarehouseForm>;

export const Warehouse = z.strictObject({ ...WarehouseForm.shape, id: z.string(), ...revised });
export type Warehouse = z.infer<typeof Warehouse>;

export const WarehouseRow = z.strictObject({
  id: z.string(),
  code: z.string(),
  /** In the caller's language. */
  name: z.string(),
  city: z.string(),
  address: z.string(),
  contact: z.string(),
  phone: z.string(),
  zone: z.string(),
  isOpen: z.boolean(),
  /** Of its own today. */
  today: z.nullable(OpenHours),
  lines: z.number(),
  staff: z.number(),
  /** The last day that its calendar knows of; beyond it every day is as its weekday. */
  daysUntil: z.nullable(z.string()),
});
export type WarehouseRow = z.infer<typeof WarehouseRow>;

export const listWarehouses = call({
  method: 'GET',
  path: '/ops/warehouse/list',
  access: 'ops:warehouses',
  rules: { none: 'the tenant’s own houses' },
  result: z.array(WarehouseRow),
});

export const getWarehouse = call({
  method: 'GET',
  path: '/ops/warehouse/get',
  access: 'ops:warehouses',
  rules: { none: 'the tenant’s own houses' },
  query: z.strictObject({ id: id('warehouse') }),
  result: Warehouse,
  refuses: ['warehouse.notFound'],
});

/**
 * What a warehouse's form offers: the lines that are sold, who of the staff there is, and whatever of
 * both a warehouse has already.
 */
export const WarehouseChoices = z.strictObject({
  lines: z.array(
    z.strictObject({
      id: z.string(),
      code: z.string(),
      name: z.string(),
      /** False: merchants can't buy it any more; what was bought may still come. */
      isSold: z.boolean(),
    }),
  ),
  staff: z.array(
    z.strictObject({
      id: z.string(),
      username: z.string(),
      realname: z.string(),
      isDisabled: z.boolean(),
    }),
  ),
});
export type WarehouseChoices = z.infer<typeof WarehouseChoices>;

export const getWarehouseChoices = call({
  method: 'GET',
  path: '/ops/warehouse/choices',
  access: 'ops:warehouses',
  rules: { none: 'the tenant’s own houses' },
  result: WarehouseChoices,
});

export const addWarehouse = call({
  method: 'POST',
  path: '/ops/warehouse/add',
  access: 'ops:warehouseEdit',
  idempotent: true,
  log: { menu: 'warehouses', type: 'create' },
  body: WarehouseForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['warehouse.codeTaken', 'product.notFound', 'user.notFound'],
});

export const editWarehouse = call({
  method: 'PUT',
  path: '/ops/warehouse/edit',
  access: 'ops:warehouseEdit',
  idempotent: true,
  edits: 'warehouse',
  log: { menu: 'warehouses', type: 'update' },
  body: z.strictObject({ ...WarehouseForm.shape, id: id('warehouse'), ...revised }),
  result: Saved,
  refuses: [
    'warehouse.notFound',
    'record.changedMeanwhile',
    'warehouse.codeTaken',
    'product.notFound',
    'user.notFound',
  ],
});

export const OwnWarehouse = z.strictObject({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  zone: z.string(),
  isOpen: z.boolean(),
  today: z.nullable(OpenHours),
});
export type OwnWarehouse = z.infer<typeof OwnWarehouse>;

/** Where the caller works: stations choose among these. */
export const listOwnWarehouses = call({
  method: 'GET',
  path: '/ops/warehouse/mine',
  access: ['ops:receive', 'ops:withheld', 'ops:dispatch', 'ops:returns'],
  rules: { none: 'the tenant’s own houses' },
  result: z.array(OwnWarehouse),
});
