import {
  addWarehouse,
  badgeTries,
  changeAtStation,
  createLoginCode,
  getLogList,
  getOwnBadge,
  getUserPermissionByToken,
  listOwnWarehouses,
  listSessions,
  removeOwnBadge,
  setMobile,
  setOwnBadge,
  startTotp,
  stationPermissions,
} from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { forget } from '../../../platform/throttle.ts';
import { comparable } from '../../../testing/alike.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner, tablesWith } from '../../../testing/owner.ts';
import { limits } from '../../auth/testing.ts';
import { warehouseForm } from '../warehousesTestForms.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let app: TestApp;
let station: Visitor;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const badge = 'BT-0001';
const pin = '48151623';
const set = (who: Visitor, badgeNo: string, own = pin) =>
  who.call(setOwnBadge, { body: { badgeNo, pin: own } });
const change = (given: { badge?: string; pin?: string } = {}, at = station) =>
  at.call(changeAtStation, { body: { badge, pin, ...given } });
const forgiveUser = async () =>
  forget(await app.ctxOf(), limits.pinsOfUser, app.userId('yunling-op'));

/** A member of the staff with the roles of an operator or an administrator. */
const newColleague = async (like: string) => {
  const id = newId();
  const tenant = (await app.ctxOf()).tenant.id;
  await asOwner(
    app.database,
    `insert into users (tenant_id, id, kind, username, password_hash, realname)
     select tenant_id, $1, kind, $2, '', '同事' from users where tenant_id = $3 and id = $4`,
    [id, `colleague-${id.slice(-8)}`, tenant, app.userId(like)],
  );
  await asOwner(
    app.database,
    `insert into user_roles (tenant_id, user_id, role_id)
     select tenant_id, $1, role_id from user_roles where tenant_id = $2 and user_id = $3`,
    [id, tenant, app.userId(like)],
  );
  return id;
};
const give = async (userId: string, badgeNo: string) => {
  // Hashed as any other: by the call of somebody else, whose badge it was for a moment.
  const lender = await app.as('yunling-op');
  expect((await set(lender, badgeNo)).status).toBe(200);
  await asOwner(app.database, 'update badges set user_id = $1 where badge_no = $2', [
    userId,
    badgeNo,
  ]);
};

beforeEach(async () => {
  station = await app.as('yunling-op');
  await asOwner(app.database, 'delete from badges');
  await forgiveUser();
  const ctx = await app.ctxOf();
  for (const no of [badge, 'NOBODY']) await forget(ctx, limits.pinsOfBadge, no);
});

test('a colleague goes on at the same machine, and the session before is over', async () => {
  const colleague = await newColleague('yunling-op');
  await give(colleague, badge);
  const { result, status } = await change({ badge: badge.toLowerCase() });
  expect(status).toBe(200);
  expect(result.userInfo.id).toBe(colleague);
  const now = app.withToken(result.token);
  expect((await now.call(listOwnWarehouses)).status).toBe(200);
  // What was sent just before is still answered; then no more.
  expect((await station.call(getOwnBadge)).status).toBe(200);
  const [before] = await asOwner<{ seconds: number }>(
    app.database,
    `select extract(epoch from expires_at - now())::int as seconds from sessions
     where user_id = $1 order by expires_at limit 1`,
    [app.userId('yunling-op')],
  );
  expect(before?.seconds).toBeLessThanOrEqual(10);
});

test('who comes by badge does the work of stations and nothing else', async () => {
  const colleague = await newColleague('yunling-op');
  await give(colleague, badge);
  const byPassword = await app.as('yunling-op');
  const all = (await byPassword.call(getUserPermissionByToken)).result;
  const { token } = (await change()).result;
  const now = app.withToken(token);
  const held = (await now.call(getUserPermissionByToken)).result;
  const codes = ({ auth }: typeof held) => new Set(auth.map(({ action }) => action));
  const [own, before] = [codes(held), codes(all)];
  expect(own.has('ops:receive')).toBe(true);
  expect([...own].filter((code) => !stationPermissions.has(code))).toEqual([]);
  expect([...own].filter((code) => !before.has(code))).toEqual([]);
  expect(before.size).toBeGreaterThan(own.size);
});

test('a PIN leads to nothing that would open more', async () => {
  await give(await newColleague('yunling-op'), badge);
  const now = app.withToken((await change()).result.token);
  expect((await now.call(createLoginCode, { body: { binding: 'x'.repeat(43) } })).status).toBe(403);
  expect((await now.call(addWarehouse, { body: warehouseForm() })).status).toBe(403);
  expect((await now.call(startTotp)).body.errorKey).toBe('session.confirmAgain');
  const mobile = { mobile: '13800138000', code: '123456' };
  expect((await now.call(setMobile, { body: mobile })).body.errorKey).toBe('session.confirmAgain');
  expect((await set(now, 'OTHER-1')).body.errorKey).toBe('session.confirmAgain');
  expect((await now.call(listSessions)).status).toBe(200);
});

test('an unknown badge answers as a wrong PIN does, until both are locked', async () => {
  await give(await newColleague('yunling-op'), badge);
  for (let tries = 1; tries <= badgeTries; tries += 1) {
    const [known, unknown] = [await change({ pin: '0000' }), await change({ badge: 'NOBODY' })];
    expect(known.body.errorKey).toBe('badge.wrong');
    expect(comparable(unknown as never)).toEqual(comparable(known as never));
  }
  for (const given of [{}, { badge: 'NOBODY' }, { pin: '0000' }]) {
    expect((await change(given)).body.errorKey).toBe('badge.locked');
  }
});

test('of many tries at once no more than five are looked at', async () => {
  await give(await newColleague('yunling-op'), badge);
  const replies = await Promise.all(Array.from({ length: 20 }, () => change({ pin: '0000' })));
  const wrong = replies.filter(({ body }) => body.errorKey === 'badge.wrong');
  expect(wrong).toHaveLength(badgeTries);
  expect((await change()).body.errorKey).toBe('badge.locked');
});

test('the right PIN forgets wrong ones, and time does', async () => {
  const colleague = await newColleague('yunling-op');
  await give(colleague, badge);
  for (let tries = 1; tries < badgeTries; tries += 1) await change({ pin: '0000' });
  expect((await change()).status).toBe(200);
  station = await app.as('yunling-op');
  for (let tries = 1; tries <= badgeTries; tries += 1) await change({ pin: '0000' });
  const [lock] = await asOwner<{ minutes: string }>(
    app.database,
    `select round((expire - extract(epoch from now()) * 1000) / 60000) as minutes
     from rate_limits where key like 'badge-pin:%'`,
  );
  expect(Number(lock?.minutes)).toBe(15);
  await forget(await app.ctxOf(), limits.pinsOfBadge, badge);
  expect((await change()).status).toBe(200);
});

test('who tries badge after badge is stopped too', async () => {
  const ctx = await app.ctxOf();
  const numbers = Array.from({ length: limits.pinsOfUser.points }, (_, at) => `TRY-${at}`);
  await Promise.all(numbers.map((no) => change({ badge: no, pin: '0000' })));
  expect((await change({ badge: 'TRY-X' })).body.errorKey).toBe('request.tooMany');
  await forget(ctx, limits.pinsOfUser, app.userId('yunling-op'));
});

test('whose role asks for a second factor, or who does not receive, signs in by password', async () => {
  const strict = await newColleague('yunling-op');
  await give(strict, badge);
  const roles = `where (tenant_id, id) in (select tenant_id, role_id from user_roles where user_id = $1)`;
  await asOwner(app.database, `update roles set two_factor = true ${roles}`, [strict]);
  try {
    // The station's own person has the role too, so somebody else's session asks.
    const asking = await app.as('yunling-admin');
    const { body } = await change({}, asking);
    expect(['badge.notHere', 'session.setUpFirst']).toContain(body.errorKey);
  } finally {
    await asOwner(app.database, `update roles set two_factor = false ${roles}`, [strict]);
  }
  await asOwner(app.database, 'delete from user_roles where user_id = $1', [strict]);
  expect((await change()).body.errorKey).toBe('badge.notHere');
});

test('who was disabled does not come in', async () => {
  const gone = await newColleague('yunling-op');
  await give(gone, badge);
  await asOwner(app.database, 'update users set disabled_at = now() where id = $1', [gone]);
  expect((await change()).body.errorKey).toBe('badge.notHere');
});

test('one’s own badge is set, changed and removed; its PIN stands nowhere', async () => {
  expect((await station.call(getOwnBadge)).result.badgeNo).toBe('');
  await set(station, 'bt-0007');
  expect((await station.call(getOwnBadge)).result.badgeNo).toBe('BT-0007');
  await set(station, 'BT-0008', '13572468');
  expect((await change({ badge: 'BT-0007' })).body.errorKey).toBe('badge.wrong');
  expect(await tablesWith(app.database, '13572468')).toEqual([]);
  expect(await tablesWith(app.database, pin)).toEqual([]);
  await station.call(removeOwnBadge);
  expect((await station.call(getOwnBadge)).result.badgeNo).toBe('');
});

test('one is told until when wrong PINs lock the own badge, and a new PIN unlocks it', async () => {
  await set(station, badge);
  const locked = async () => (await station.call(getOwnBadge)).result.lockedUntil;
  for (let tries = 1; tries < badgeTries; tries += 1) await change({ pin: '0000' });
  expect(await locked()).toBeNull();
  await change({ pin: '0000' });
  expect(await locked()).toMatch(/^20\d\d-/);
  await set(station, badge, '1357');
  expect(await locked()).toBeNull();
});

test('a badge is removed only by who proved it lately who they are', async () => {
  await give(await newColleague('yunling-op'), badge);
  const now = app.withToken((await change()).result.token);
  expect((await now.call(removeOwnBadge)).body.errorKey).toBe('session.confirmAgain');
});

test('a badge belongs to one person', async () => {
  await give(await newColleague('yunling-op'), badge);
  expect((await set(station, badge.toLowerCase())).body.errorKey).toBe('badge.taken');
});

test.each(['123', '123456789', '12a4', '0000', ''])('“%s” is no PIN', async (wrong) => {
  expect((await set(station, badge, wrong)).body.errorKey).toBe('request.invalid');
});

test('the log says who took over', async () => {
  await give(await newColleague('yunling-op'), badge);
  await change();
  const admin = await app.as('yunling-admin');
  const { records } = (await admin.call(getLogList, { query: { pageSize: 5 } })).result;
  expect(records.map(({ content }) => content)).toContain('用工牌在工位换班');
});
