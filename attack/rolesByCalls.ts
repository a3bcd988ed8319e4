import {
  type Access,
  type CallSpec,
  calls,
  getUserPermissionByToken,
  passes,
} from '@alpaca/contract';
import { type Attack, inParallel, ledgerOf } from './attack.ts';
import type { Person, Target } from './target.ts';

/** What a person may do, as the server tells their own web page. */
export const permissionsOf = async (target: Target, person: Person): Promise<Set<string>> => {
  const { body } = await target.ask(getUserPermissionByToken, {}, person);
  const { auth } = body.result as { auth: { action: string }[] };
  return new Set(auth.map(({ action }) => action));
};

/** A door opens or stays shut before anything is read of what was sent; so nothing need be. */
export const isShut = async (target: Target, call: CallSpec, by: Person | null) => {
  const { status, body } = await target.ask(call, {}, by);
  return { shut: status === 401 || status === 403, status, errorKey: body.errorKey };
};

/** Calls that end the very session that tries the others. */
export const endsSession = (name: string) => /^(logout|end\w*Session\w*|lock\w*)$/.test(name);

const people = [
  ['nobody', null],
  ['starfield', 'yunling'],
  ['fawn', 'yunling'],
  ['seabreeze', 'haituo'],
  ['yunling-op', 'yunling'],
  ['yunling-admin', 'yunling'],
] as const;

/** Every call by everybody: open to whom the contract names, shut to all others. */
export const rolesByCalls: Attack = {
  name: 'roles',
  async run(target) {
    const { outcome, tried, fault } = ledgerOf();
    for (const [username, tenant] of people) {
      const person = tenant ? await target.signIn(username, tenant) : null;
      const may = person ? await permissionsOf(target, person) : new Set<string>();
      const isMerchant = person !== null && !username.startsWith('yunling-');
      for (const permission of may) {
        if (isMerchant && permission.startsWith('ops:')) fault(`${username} holds ${permission}`);
      }
      const expected = (access: Access) =>
        access === 'open' || (person !== null && passes(access, may));
      const table = Object.entries(calls).filter(([name]) => !endsSession(name));
      await inParallel(table, 8, async ([name, call]) => {
        const { shut, status, errorKey } = await isShut(target, call, person);
        tried();
        if (shut && !expected(call.access)) return;
        if (!shut && expected(call.access)) return;
        // An open call may still refuse a ticket or a code by the same status.
        if (call.access === 'open' && errorKey !== 'request.forbidden') return;
        fault(`${name} (${call.access}) by ${username}: ${status} ${errorKey ?? ''}`);
      });
    }
    return outcome;
  },
};
