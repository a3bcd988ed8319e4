import { type StaffKind, type staffLocks, withNeeds } from '@alpaca/contract';
import { meantBy } from '../../platform/dataRules/compile.ts';
import { sightOfRoles } from '../../platform/dataRules/roleRules.ts';
import { seesNoMore } from '../../platform/dataRules/seesNoMore.ts';
import type { HeldUntil } from '../../platform/heldPermissions.ts';
import type { Administering } from './administer.ts';

/** Whether somebody who holds these can pass a permission on until then; null: for good. */
const canPassOn = (held: HeldUntil, permission: string, until: Date | null): boolean => {
  const mine = held.get(permission);
  if (mine === undefined) return false;
  return mine === null || (until !== null && until <= mine);
};

/** Whether all of these can be passed on until then. */
export const canGive = (held: HeldUntil, permissions: Iterable<string>, until: Date | null) =>
  [...permissions].every((one) => canPassOn(held, one, until));

/** Whether whoever has this role, and no other, sees no more than the caller. */
export const isRoleInSight = ({ rules, sight }: Administering, roleId: string): boolean =>
  seesNoMore(sightOfRoles(rules, [roleId]), sight);

/** A role given to somebody, until then or for good. */
export interface Given {
  role_id: string;
  expires_at: Date | null;
}

/**
 * Whether somebody with these roles never sees more than the caller does now: neither today nor once
 * the time of one that narrows is over. Who has no role sees nothing.
 */
export const isInSight = (
  { rules, sight }: Administering,
  userId: string,
  given: readonly Given[],
): boolean => {
  const moments = [Date.now(), ...given.flatMap(({ expires_at }) => expires_at?.getTime() ?? [])];
  return moments.every((at) => {
    const left = given.filter(({ expires_at }) => !expires_at || expires_at.getTime() > at);
    const theirs = sightOfRoles(
      rules,
      left.map(({ role_id }) => role_id),
    );
    const meant = theirs?.map((rule) => meantBy(rule, userId)) ?? null;
    return left.length === 0 || seesNoMore(meant, sight);
  });
};

interface Person {
  id: string;
  kind: string;
  is_it: boolean;
  left_at: Date | null;
}

/**
 * Nobody manages themselves, nor who may do or see more than they, or for longer: a new password for such a
 * colleague would be a way to what one was not given.
 */
export const lockOf = (
  me: Administering,
  person: Person,
  theirs: HeldUntil,
  given: readonly Given[],
): (typeof staffLocks)[number] => {
  if (person.left_at) return 'left';
  if (person.id === me.userId) return 'self';
  const isMore =
    (person.kind === 'administrator' && me.kind !== 'administrator') ||
    (person.is_it && !me.isIt) ||
    [...theirs].some(([permission, until]) => !canPassOn(me.held, permission, until)) ||
    !isInSight(me, person.id, given);
  return isMore ? 'beyond' : '';
};

/** Whether somebody can make another of this kind, with the menus for IT or without. */
export const canMake = (me: Administering, person: { kind: StaffKind; isIt: boolean }): boolean =>
  (person.kind === 'operator' || me.kind === 'administrator') && (!person.isIt || me.isIt);

/** What was chosen for a role and all that this is of no use without, in one order. */
export const wholeOf = (chosen: readonly string[]): string[] =>
  (withNeeds(chosen as never) as string[]).toSorted();
