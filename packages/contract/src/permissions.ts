import { says } from './areas.ts';
import type { Permission, PermissionSays } from './wire/says.ts';

type Kind = 'merchant' | 'operator' | 'administrator';

const said = new Map<string, PermissionSays<Permission>>(
  says.flatMap(({ permissions = {} }) => Object.entries(permissions)),
);

export const permissions = [...said.keys()] as readonly Permission[];

export const isPermission = (text: string): text is Permission => said.has(text);

/**
 * Whether a kind of user can hold a permission at all, whatever a role or a member's rows say. The
 * database refuses other rows by `alpaca.may_hold`, and a test holds the two against each other.
 */
export const mayHold = (kind: Kind, permission: string): boolean => {
  const side = said.get(permission)?.side;
  return side === 'both' || side === (kind === 'merchant' ? 'merchant' : 'staff');
};

/** What a merchant chooses in a group. */
export const chosenIn = (group: NonNullable<PermissionSays['group']>): readonly Permission[] =>
  permissions.filter((one) => said.get(one)?.group === group);

/** These, and all that they need: the server keeps it so, the form of a member shows it. */
export const withNeeds = (chosen: Iterable<Permission>): Permission[] => {
  const all = new Set(chosen);
  // A set that grows while it is walked is walked to its end.
  for (const one of all) for (const needed of said.get(one)?.needs ?? []) all.add(needed);
  return [...all];
};

/** These without one, and without all that needs it. */
export const withoutNeeding = (chosen: Iterable<Permission>, left: Permission): Permission[] =>
  [...chosen].filter((one) => one !== left && !withNeeds([one]).includes(left));
