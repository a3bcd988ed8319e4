import { type Permission, permissions } from './permissions.ts';

type Kind = 'merchant' | 'operator' | 'administrator';

/** What both sides of the counter do, each with what is theirs. */
const both: readonly Permission[] = [
  'dashboard:analysis',
  'basic:information',
  'order:list',
  'order:detail',
  'order:track',
  'order:costChanges',
  'shipment:inventory',
  'shipment:detail',
  'financial:topUpCheck',
  'system:userAnnouncements',
  'system:jobs',
];

/** What merchants do with their own team; all else of `system` is the tenant's. */
const merchantsOfSystem: readonly Permission[] = [
  'system:team',
  'system:teamAdd',
  'system:teamEdit',
  'system:api',
];
const staffsOfFinance: readonly Permission[] = ['financial:topUpAudit'];

/** Only for the tenant's own people. */
const isStaffs = (permission: Permission) =>
  permission.startsWith('ops:') ||
  staffsOfFinance.includes(permission) ||
  (permission.startsWith('system:') &&
    !merchantsOfSystem.includes(permission) &&
    !both.includes(permission));

/**
 * Whether a kind of user can hold a permission at all, whatever a role or a member's rows say. The
 * database refuses other rows by `alpaca.may_hold`, and a test holds the two against each other.
 */
export const mayHold = (kind: Kind, permission: string): boolean => {
  const known = permissions.find((one) => one === permission);
  if (!known) return false;
  if (kind === 'merchant') return !isStaffs(known);
  return isStaffs(known) || both.includes(known);
};
