import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import {
  Day,
  Email,
  id,
  Mobile,
  optionalText,
  page,
  pageQuery,
  text,
  Username,
  WireTime,
} from '../wire/fields.ts';
import { revised, Saved } from '../wire/revision.ts';
import { staffKinds } from './roles.ts';

/** `waiting`: has yet to choose a first password; `left`: gone for good. */
export const staffStates = ['enabled', 'waiting', 'disabled', 'left'] as const;

/** Why somebody can't be changed by who is looking; '' if they can. */
export const staffLocks = ['', 'self', 'beyond', 'left'] as const;

export const Grant = z.strictObject({
  roleId: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  /** The last day on which it gives anything; null: for good. */
  until: z.nullable(Day),
  over: z.boolean(),
});
export type Grant = z.infer<typeof Grant>;

export const StaffMember = z.strictObject({
  id: z.string(),
  ...revised,
  username: z.string(),
  realname: z.string(),
  phone: z.string(),
  email: z.string(),
  kind: z.enum(staffKinds),
  isIt: z.boolean(),
  roles: z.array(Grant),
  state: z.enum(staffStates),
  secondFactor: z.strictObject({ required: z.boolean(), set: z.boolean() }),
  sessions: z.number(),
  signedInTime: z.nullable(WireTime),
  createTime: WireTime,
  lock: z.enum(staffLocks),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const listStaff = call({
  method: 'GET',
  path: '/sys/user/staffList',
  access: 'system:users',
  rules: { none: 'the tenant’s own people' },
  query: z.strictObject({
    ...pageQuery,
    search: optionalText(100),
    state: z.optional(z.enum(staffStates)),
    roleId: z.optional(id('role')),
  }),
  result: page(StaffMember),
});

const grants = z
  .array(z.strictObject({ roleId: id('role'), until: z.nullable(Day) }))
  .check(z.maxLength(50));
const person = {
  realname: text(50),
  phone: z.optional(Mobile),
  email: z.optional(Email),
  kind: z.enum(staffKinds),
  isIt: z.boolean(),
  roles: grants,
};

const change = {
  access: 'system:staffEdit',
  // Else a stolen session could make itself a colleague who outlives it.
  confirms: 'recently',
} as const;

/** Whoever opens it within a day chooses their own password; told once and to nobody again. */
const FirstLink = z.strictObject({ id: z.string(), path: z.string() });
export type FirstLink = z.infer<typeof FirstLink>;

const givesRoles = [
  'role.notFound',
  'role.cannotGrant',
  'staff.kindFits',
  'staff.expiryPast',
] as const;
const managed = ['user.notFound', 'staff.own', 'staff.beyond', 'staff.gone'] as const;

// A link is a secret that no answer kept for repeating may hold; a user name is given once, so that
// sending the same again adds nobody.
export const addStaff = call({
  ...change,
  method: 'POST',
  path: '/sys/user/add',
  noStore: true,
  log: { menu: 'staff', type: 'create' },
  body: z.strictObject({ username: Username, ...person }),
  result: FirstLink,
  refuses: ['register.taken', 'staff.beyond', ...givesRoles],
});

export const editStaff = call({
  ...change,
  method: 'PUT',
  path: '/sys/user/edit',
  idempotent: true,
  edits: 'staff',
  log: { menu: 'staff', type: 'update' },
  body: z.strictObject({ id: id('staff'), ...revised, ...person }),
  result: Saved,
  refuses: [
    ...managed,
    ...givesRoles,
    'register.taken',
    'record.changedMeanwhile',
    'staff.lastAdministrator',
  ],
});

/** Whoever is disabled is signed out everywhere at once. */
export const setStaffState = call({
  ...change,
  method: 'PUT',
  path: '/sys/user/state',
  idempotent: true,
  log: { menu: 'staff', type: 'update' },
  body: z.strictObject({ id: id('staff'), disabled: z.boolean() }),
  result: z.null(),
  refuses: [...managed, 'staff.lastAdministrator'],
});

/** The old password opens nothing any more, nor does any session. */
export const resetStaffPassword = call({
  ...change,
  method: 'POST',
  path: '/sys/user/resetPassword',
  noStore: true,
  log: { menu: 'staff', type: 'update' },
  body: z.strictObject({ id: id('staff') }),
  result: FirstLink,
  refuses: managed,
});

export const endStaffSessions = call({
  ...change,
  method: 'POST',
  path: '/sys/user/endSessions',
  idempotent: true,
  log: { menu: 'staff', type: 'delete' },
  body: z.strictObject({ id: id('staff') }),
  result: z.strictObject({ ended: z.number() }),
  refuses: managed,
});

/** Of whom something tells, a line stays: disabled, and for good. */
export const deleteStaff = call({
  ...change,
  method: 'DELETE',
  path: '/sys/user/delete',
  idempotent: true,
  log: { menu: 'staff', type: 'delete' },
  body: z.strictObject({ id: id('staff') }),
  result: z.strictObject({ kept: z.boolean() }),
  refuses: [...managed, 'staff.lastAdministrator'],
});
