import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, latinText, text } from '../wire/fields.ts';
import { RecordChange, Revision, revised, Saved } from '../wire/revision.ts';

/** The tenant's own people are of one of these kinds, and so are their roles. */
export const staffKinds = ['operator', 'administrator'] as const;
export type StaffKind = (typeof staffKinds)[number];

/** Who may have a role: what is for administrators alone is not for operators. */
export const roleFits = (role: StaffKind, person: StaffKind): boolean =>
  role === 'operator' || person === 'administrator';

export const Role = z.strictObject({
  id: z.string(),
  ...revised,
  nameZh: z.string(),
  nameEn: z.string(),
  kind: z.enum(staffKinds),
  twoFactor: z.boolean(),
  permissions: z.array(z.string()),
  /** People who have it now. */
  holders: z.array(z.string()),
  /** It can do what the caller can't, and so is not theirs to change or to give. */
  beyond: z.boolean(),
});
export type Role = z.infer<typeof Role>;

/** There are few, so all are told at once. */
export const listRoles = call({
  method: 'GET',
  path: '/sys/role/list',
  access: 'system:users',
  rules: { none: 'the tenant’s own people' },
  result: z.array(Role),
});

export interface RoleNode {
  key: string;
  type: 'group' | 'page' | 'button';
  title: string;
  /** Empty for a group of the menu. */
  permission: string;
  /** Whether the caller can pass it on. */
  held: boolean;
  children: RoleNode[];
}
export const RoleNode: z.ZodMiniType<RoleNode> = z.strictObject({
  key: z.string(),
  type: z.enum(['group', 'page', 'button']),
  title: z.string(),
  permission: z.string(),
  held: z.boolean(),
  get children() {
    return z.array(RoleNode);
  },
});

/** What a role of a kind can hold, as the menu arranges it. */
export const listRolePermissions = call({
  method: 'GET',
  path: '/sys/role/permissions',
  access: 'system:users',
  rules: { none: 'the tenant’s own people' },
  query: z.strictObject({ kind: z.enum(staffKinds) }),
  result: z.array(RoleNode),
});

/** Who changed a role, when and what; latest first. */
export const getRoleHistory = call({
  method: 'GET',
  path: '/sys/role/history',
  access: 'system:users',
  rules: { none: 'the tenant’s own people' },
  query: z.strictObject({ id: id('role') }),
  result: z.array(RecordChange),
  refuses: ['role.notFound'],
});

// What there is not is refused like what whoever grants it does not hold.
const Granted = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(500));
const role = {
  nameZh: text(30),
  nameEn: latinText(50),
  twoFactor: z.boolean(),
  permissions: Granted,
};

const Titled = z.strictObject({ permission: z.string(), title: z.string() });
export const RoleEffect = z.strictObject({
  /** Of the role itself. */
  added: z.array(Titled),
  removed: z.array(Titled),
  /** Of the people who have it, besides what their other roles give them. */
  people: z.array(
    z.strictObject({
      name: z.string(),
      gains: z.array(z.string()),
      loses: z.array(z.string()),
      /** Is asked for a second factor from then on. */
      secondFactor: z.boolean(),
    }),
  ),
});
export type RoleEffect = z.infer<typeof RoleEffect>;

/** What a change of a role would do to whom, before it is saved. */
export const previewRole = call({
  method: 'POST',
  path: '/sys/role/preview',
  access: 'system:roleEdit',
  rules: { none: 'the tenant’s own people' },
  body: z.strictObject({ id: id('role'), twoFactor: z.boolean(), permissions: Granted }),
  result: RoleEffect,
  refuses: ['role.notFound'],
});

const change = {
  access: 'system:roleEdit',
  // Else a stolen session could give itself a way back in.
  confirms: 'recently',
  idempotent: true,
} as const;

export const addRole = call({
  ...change,
  method: 'POST',
  path: '/sys/role/add',
  log: { menu: 'role', type: 'create' },
  body: z.strictObject({ kind: z.enum(staffKinds), ...role }),
  result: z.strictObject({ id: z.string() }),
  refuses: ['role.taken', 'role.cannotGrant'],
});

const changes = [
  'role.notFound',
  'role.beyond',
  'role.taken',
  'role.cannotGrant',
  'record.changedMeanwhile',
  'staff.lastAdministrator',
] as const;

export const editRole = call({
  ...change,
  method: 'PUT',
  path: '/sys/role/edit',
  edits: 'role',
  log: { menu: 'role', type: 'update' },
  body: z.strictObject({ id: id('role'), ...revised, ...role }),
  result: Saved,
  refuses: changes,
});

/** The role is again as it was at an earlier revision; that makes a new one. */
export const revertRole = call({
  ...change,
  method: 'POST',
  path: '/sys/role/revert',
  edits: 'role',
  log: { menu: 'role', type: 'update' },
  body: z.strictObject({ id: id('role'), ...revised, to: Revision }),
  result: Saved,
  refuses: [...changes, 'role.noSuchRevision'],
});

export const deleteRole = call({
  ...change,
  method: 'DELETE',
  path: '/sys/role/delete',
  log: { menu: 'role', type: 'delete' },
  body: z.strictObject({ id: id('role') }),
  result: z.null(),
  refuses: ['role.notFound', 'role.beyond', 'role.held'],
});
