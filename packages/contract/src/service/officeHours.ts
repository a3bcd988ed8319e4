import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { optionalText } from '../wire/fields.ts';

/** Monday first. */
export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type WeekDay = (typeof weekDays)[number];

const Clock = z.string('web.verify.0').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'web.verify.0'));

/** From when until when somebody answers; an end that is no later than the start is the next day's. */
export const OfficeDay = z.strictObject({ from: Clock, to: Clock });
export type OfficeDay = z.infer<typeof OfficeDay>;

const Shift = z.nullable(OfficeDay);
/** Of a week, in the tenant's zone; null where nobody answers. */
export const OfficeDays = z.strictObject({
  mon: Shift,
  tue: Shift,
  wed: Shift,
  thu: Shift,
  fri: Shift,
  sat: Shift,
  sun: Shift,
});
export type OfficeDays = z.infer<typeof OfficeDays>;

const hours = {
  /** How often they were saved; 0 where nobody has. */
  revision: z.number().check(z.int(), z.minimum(0)),
  days: OfficeDays,
  /** What a merchant reads while nobody answers. */
  closedZh: optionalText(200),
  closedEn: optionalText(200),
};

export const ServiceHours = z.strictObject(hours);
export type ServiceHours = z.infer<typeof ServiceHours>;

/** When customer service answers. */
export const getServiceHours = call({
  method: 'GET',
  path: '/ops/service/hours',
  access: 'ops:service',
  result: ServiceHours,
});

/** Saved as they were seen: the second of two people is told that they changed. */
export const saveServiceHours = call({
  method: 'PUT',
  path: '/ops/service/saveHours',
  access: 'ops:serviceHours',
  idempotent: true,
  log: { menu: 'service', type: 'update' },
  body: ServiceHours,
  result: z.null(),
  refuses: ['service.hoursMoved'],
});
