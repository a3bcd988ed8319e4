import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import {
  Email,
  id,
  optionalText,
  Password,
  page,
  pageQuery,
  text,
  Username,
  WireTime,
} from '../wire/fields.ts';
import { revised, Saved } from '../wire/revision.ts';
import type { Permission } from '../wire/says.ts';

/** What every user of a merchant may do, whatever else is chosen for them. */
export const everyMembersPermissions: readonly Permission[] = [
  'dashboard:analysis',
  'basic:information',
  'system:userAnnouncements',
  'system:jobs',
];

/** Why a member can't be managed by who is looking; '' if they can. */
export const memberLocks = ['', 'owner', 'self', 'beyond'] as const;

export const TeamMember = z.strictObject({
  id: z.string(),
  ...revised,
  username: z.string(),
  realname: z.string(),
  phone: z.string(),
  email: z.string(),
  isOwner: z.boolean(),
  disabled: z.boolean(),
  permissions: z.array(z.string()),
  createTime: WireTime,
  lock: z.enum(memberLocks),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const listTeam = call({
  method: 'GET',
  path: '/sys/team/list',
  access: 'system:team',
  query: z.strictObject({
    ...pageQuery,
    search: optionalText(100),
    state: z.optional(z.enum(['enabled', 'disabled'])),
  }),
  result: page(TeamMember),
});

export interface PermissionNode {
  key: string;
  title: string;
  /** Empty for a group of the menu. */
  permission: string;
  children: PermissionNode[];
}
export const PermissionNode: z.ZodMiniType<PermissionNode> = z.strictObject({
  key: z.string(),
  title: z.string(),
  permission: z.string(),
  get children() {
    return z.array(PermissionNode);
  },
});

/** What the caller may grant: of what they hold themselves, as the menu arranges it. */
export const listTeamPermissions = call({
  method: 'GET',
  path: '/sys/team/permissions',
  access: 'system:team',
  result: z.array(PermissionNode),
});

// What there is not is refused like what whoever grants it does not hold.
const Granted = z.array(z.string().check(z.maxLength(60)));
const member = { realname: text(50), email: z.optional(Email), permissions: Granted };

export const addTeamMember = call({
  method: 'POST',
  path: '/sys/team/add',
  access: 'system:teamAdd',
  confirms: 'recently',
  idempotent: true,
  log: { menu: 'team', type: 'create' },
  body: z.strictObject({ username: Username, password: Password, ...member }),
  result: z.strictObject({ id: z.string() }),
  refuses: ['register.taken', 'team.cannotGrant'],
});

const managed = ['user.notFound', 'team.locked'] as const;
const change = {
  access: 'system:teamEdit',
  // Else a stolen session could make itself a colleague who outlives it.
  confirms: 'recently',
  log: { menu: 'team', type: 'update' },
} as const;

export const editTeamMember = call({
  ...change,
  method: 'PUT',
  path: '/sys/team/edit',
  edits: 'member',
  body: z.strictObject({ id: id('member'), ...revised, ...member }),
  result: Saved,
  refuses: [...managed, 'record.changedMeanwhile', 'register.taken', 'team.cannotGrant'],
});

/** A disabled member is signed out everywhere at once. */
export const setTeamMemberState = call({
  ...change,
  method: 'PUT',
  path: '/sys/team/state',
  body: z.strictObject({ id: id('member'), disabled: z.boolean() }),
  result: z.null(),
  refuses: managed,
});

export const setTeamMemberPassword = call({
  ...change,
  method: 'PUT',
  path: '/sys/team/password',
  body: z.strictObject({ id: id('member'), password: Password }),
  result: z.null(),
  refuses: managed,
});
