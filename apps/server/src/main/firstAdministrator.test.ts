import { globSync, readFileSync } from 'node:fs';
import { login, setFirstPassword, settingCodes } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { asOwner } from '../testing/owner.ts';
import { runMain } from '../testing/runMain.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const run = (...args: string[]) => {
  const decided = settingCodes.some((code) => (code as string) === 'twoPeopleTopUp')
    ? ['--two-people-above', '8000']
    : [];
  return runMain(app, 'adminFirst.ts', [...decided, ...args]);
};
const fresh = ['--tenant', 'newco', '--user', 'boss', '--realname', '王主管'];
const names = ['--name-zh', '新公司', '--name-en', 'Newco', '--host', 'NewCo.localhost'];
const choose = (link: string, password = 'Choose4Me', at = 'newco') =>
  app.anonymous(at).call(setFirstPassword, { body: { link, password } });
const signIn = (password: string) =>
  app.anonymous('newco').call(login, { body: { username: 'boss', password } });
const invalid = { status: 422, body: { errorKey: 'auth.firstLinkInvalid' } };

test('a tenant and its first administrator are made, who chooses a password once', async () => {
  const unnamed = run(...fresh);
  expect(unnamed).toMatchObject({ status: 1, link: '' });
  expect(unnamed.said).toContain('--name-zh');

  const first = run(...fresh, ...names);
  expect(first.said).toContain('https://newco.localhost/user/first#c1.');
  const second = run(...fresh);
  expect(await choose(first.link), 'the link before').toMatchObject(invalid);
  expect(await choose(second.link, 'Choose4Me', 'yunling'), 'elsewhere').toMatchObject(invalid);
  expect((await choose(second.link, 'short')).body.errorKey).toBe('request.invalid');

  const replies = await Promise.all([choose(second.link), choose(second.link, 'Other4You')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  const won = replies[0]?.status === 200 ? 'Choose4Me' : 'Other4You';
  expect(replies.find(({ status }) => status === 200)?.result).toEqual({ username: 'boss' });
  expect(await choose(second.link)).toMatchObject(invalid);
  const entered = await signIn(won);
  expect(entered.status, JSON.stringify(entered.body)).toBe(200);

  // Only IT makes IT, so that without this one nobody ever could.
  const made = await asOwner<{ kind: string; is_it: boolean }>(
    app.database,
    `select kind, is_it from users where username = 'boss'
     and tenant_id = (select tenant_id from tenants where code = 'newco')`,
  );
  expect(made).toEqual([{ kind: 'administrator', is_it: true }]);

  const again = run(...fresh);
  expect(again).toMatchObject({ status: 1, link: '' });
  expect(again.said).toContain('has an administrator, boss');
  const [line] = await asOwner<{ operator: string; params: object }>(
    app.database,
    `select operator, params from operation_logs where call = 'setFirstPassword'`,
  );
  expect(line).toMatchObject({ operator: '王主管' });
  expect(JSON.stringify(line?.params)).not.toContain(second.link);
});

test('a link is over after a day', async () => {
  const { link } = run(
    ...['--tenant', 'later', '--user', 'boss', '--host', 'later.localhost'],
    ...['--name-zh', '后来', '--name-en', 'Later'],
  );
  const [row] = await asOwner<{ hours: number }>(
    app.database,
    `update first_passwords set expires_at = now() where used_at is null
     returning extract(epoch from expires_at - now())::float8 as hours`,
  );
  expect(row).toBeDefined();
  expect(await choose(link, 'Choose4Me', 'later')).toMatchObject(invalid);
});

test('a tenant that was made before has its first administrator as IT', async () => {
  const [migration] = globSync('apps/server/migrations/0069_*.sql');
  await asOwner(app.database, "update users set is_it = false where username = 'yunling-admin'");
  for (let runs = 0; runs < 2; runs += 1) {
    await asOwner(app.database, readFileSync(migration as string, 'utf8'));
    const it = await asOwner<{ username: string }>(
      app.database,
      `select username from users where is_it
       and tenant_id = (select tenant_id from tenants where code = 'yunling')`,
    );
    expect(it).toEqual([{ username: 'yunling-admin' }]);
  }
});

test('a tenant that has administrators gets no first one, and nobody’s password changes', () => {
  const { status, said } = run('--tenant', 'yunling', '--user', 'intruder');
  expect(status).toBe(1);
  expect(said).toContain('yunling-admin');
});
