import {
  addTeamMember,
  calls,
  everyMembersPermissions,
  listTeamPermissions,
  passes,
} from '@alpaca/contract';
import { newId } from '../apps/server/src/platform/ids.ts';
import { type Attack, inParallel, ledgerOf } from './attack.ts';
import { endsSession, isShut, permissionsOf } from './rolesByCalls.ts';
import type { Person, Target } from './target.ts';

interface Choice {
  permission: string;
  children: Choice[];
}

const flat = (choices: readonly Choice[]): string[] =>
  choices.flatMap(({ permission, children }) => [permission, ...flat(children)]);

const grantable = async (target: Target, owner: Person) => {
  const { body } = await target.ask(listTeamPermissions, {}, owner);
  return [...new Set(flat(body.result as Choice[]))].filter(Boolean);
};

/** A colleague who may do just this, signed in. */
const memberWith = async (target: Target, owner: Person, permissions: string[]) => {
  const username = `few-${newId().slice(-12)}`;
  const password = `Few1${newId().slice(-10)}`;
  const body = { username, password, realname: 'Few', permissions };
  const told = await target.ask(addTeamMember, { body }, owner);
  if (told.status !== 200) throw new Error(`no member with ${permissions}: ${told.text}`);
  return target.signIn(username, 'yunling', password);
};

/** A member opens the doors of their own permissions and of no other. */
export const membersWithFewRights: Attack = {
  name: 'members',
  async run(target, { short }) {
    const { outcome, tried, fault } = ledgerOf();
    const owner = await target.signIn('starfield');
    const offered = await grantable(target, owner);
    const every = new Set<string>(everyMembersPermissions);
    // The short form tries nobody's and every fourth one's.
    const single = offered.filter((_, place) => !short || place % 4 === 0);
    for (const chosen of [[], ...single.map((permission) => [permission])]) {
      const member = await memberWith(target, owner, chosen);
      const may = await permissionsOf(target, member);
      if (chosen.length === 0) {
        for (const permission of may) {
          if (!every.has(permission)) fault(`a member with nothing holds ${permission}`);
        }
      }
      const table = Object.entries(calls).filter(
        ([name, { access }]) => access !== 'open' && !endsSession(name),
      );
      await inParallel(table, 8, async ([name, call]) => {
        const { shut, status } = await isShut(target, call, member);
        const open = passes(call.access, may);
        tried();
        if (shut === open) fault(`${name} (${call.access}) with ${chosen}: ${status}`);
      });
    }
    return outcome;
  },
};
