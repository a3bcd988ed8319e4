import {
  addRole,
  addStaff,
  editRole,
  listRoles,
  type Permission,
  type Role,
  setFirstPassword,
} from '@alpaca/contract';
import { askAs, callAs, callWith } from '../support/api.ts';
import { ask } from '../support/database.ts';

const admin = 'yunling-admin';

/** What nobody else in the stack is called. */
export const fresh = (word: string) =>
  `${word}${Date.now().toString(36)}${Math.floor(Math.random() * 1_000)}`;

export const makeRole = async (
  permissions: readonly Permission[],
  kind: 'operator' | 'administrator' = 'operator',
) => {
  const names = { nameZh: fresh('角色'), nameEn: fresh('Role') };
  const body = { kind, ...names, twoFactor: false, permissions: [...permissions] };
  return { ...(await callAs(admin, addRole, body)), ...names };
};

/** Somebody who signs in with the password of all demo people. */
export const makePerson = async (
  roleIds: readonly string[],
  kind: 'operator' | 'administrator' = 'operator',
) => {
  const username = fresh('staff');
  const roles = roleIds.map((roleId) => ({ roleId, until: null }));
  const body = { username, realname: username, kind, isIt: false, roles };
  const { path } = await callAs(admin, addStaff, body);
  const link = path.split('#')[1] as string;
  await callWith('', setFirstPassword, { body: { link, password: 'Chosen2026z' } });
  // The demo's is too common for anybody to choose.
  await ask(
    `update users set password_hash =
       (select password_hash from users where username = 'yunling-op' limit 1)
     where username = $1`,
    [username],
  );
  return username;
};

export const roleNow = async (id: string) => {
  const roles: Role[] = await askAs(admin, listRoles, {});
  return roles.find((role) => role.id === id) as Role;
};

/** As an administrator in another browser would. */
export const setPermissions = async (id: string, permissions: readonly Permission[]) => {
  const { revision, nameZh, nameEn, twoFactor } = await roleNow(id);
  const body = { id, revision, nameZh, nameEn, twoFactor, permissions: [...permissions] };
  await callAs(admin, editRole, body);
};
