import * as z from 'zod/mini';
import { LoginResult } from '../auth/auth.ts';
import { call } from '../wire/call.ts';
import { text, WireTime } from '../wire/fields.ts';
import type { Permission } from '../wire/says.ts';

/** What a person can do who came by badge and PIN: the work of a station, as far as they may do it. */
export const stationPermissions: ReadonlySet<string> = new Set<Permission>([
  'ops:receive',
  'ops:withheld',
  'ops:dispatch',
  'ops:returns',
  'order:detail',
  'order:print',
  'shipment:inventory',
  'shipment:detail',
]);

export const BadgeNo = text(30).check(z.regex(/^[A-Za-z0-9-]{3,30}$/, 'web.verify.97'));
export const Pin = z.string('web.verify.0').check(
  z.refine((pin) => pin !== '', { error: 'web.verify.0', abort: true }),
  z.regex(/^\d{4,8}$/, 'web.verify.98'),
  // What everybody tries first: one digit only.
  z.refine((pin) => new Set(pin).size > 1, 'web.verify.99'),
);

export const badgeTries = 5;
export const badgeLockMinutes = 15;

export const getOwnBadge = call({
  method: 'GET',
  path: '/ops/badge/own',
  access: 'ops:receive',
  result: z.strictObject({
    /** '' while there is none. */
    badgeNo: z.string(),
    /** Wrong PINs locked it until then. */
    lockedUntil: z.nullable(WireTime),
  }),
});

export const setOwnBadge = call({
  method: 'PUT',
  path: '/ops/badge/set',
  access: 'ops:receive',
  idempotent: true,
  confirms: 'recently',
  log: { menu: 'account', type: 'update' },
  body: z.strictObject({ badgeNo: BadgeNo, pin: Pin }),
  result: z.null(),
  refuses: ['badge.taken'],
});

export const removeOwnBadge = call({
  method: 'DELETE',
  path: '/ops/badge/remove',
  access: 'ops:receive',
  idempotent: true,
  confirms: 'recently',
  log: { menu: 'account', type: 'update' },
  result: z.null(),
});

/**
 * Another person goes on at a station that is signed in: a session of theirs begins, for the work of
 * stations only, and the one that asked is over.
 */
export const changeAtStation = call({
  method: 'POST',
  path: '/ops/station/change',
  access: 'ops:receive',
  noStore: true,
  log: { menu: 'account', type: 'signIn' },
  body: z.strictObject({ badge: text(30), pin: text(8) }),
  result: LoginResult,
  refuses: ['badge.wrong', 'badge.locked', 'badge.notHere'],
});
