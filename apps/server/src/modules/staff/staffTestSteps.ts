import { addRole, addStaff, type Permission } from '@alpaca/contract';
import type { TestApp } from '../../testing/app.ts';
import { startSession } from '../auth/testing.ts';

type Visitor = ReturnType<TestApp['withToken']>;

let made = 0;
const fresh = (word: string) => {
  made += 1;
  return `${word}${made}`;
};

export const newRole = async (
  by: Visitor,
  permissions: readonly Permission[],
  kind: 'operator' | 'administrator' = 'operator',
) => {
  const name = fresh('Role ');
  const body = {
    kind,
    nameZh: name,
    nameEn: name,
    twoFactor: false,
    permissions: [...permissions],
  };
  return (await by.call(addRole, { body })).result.id;
};

interface Hired {
  kind?: 'operator' | 'administrator';
  isIt?: boolean;
  until?: string | null;
}

/** Somebody new who has these roles, and a visitor signed in as them. */
export const hire = async (
  app: TestApp,
  by: Visitor,
  roleIds: readonly string[],
  { kind = 'operator', isIt = false, until = null }: Hired = {},
) => {
  const username = fresh('person');
  const roles = roleIds.map((roleId) => ({ roleId, until }));
  const body = { username, realname: username, kind, isIt, roles };
  const { id } = (await by.call(addStaff, { body })).result;
  const visitor = app.withToken(await startSession(await app.ctxOf(), id));
  return { id, username, visitor };
};
