import type { Page, WebSocket } from '@playwright/test';
import { badgeOf, bellOf, enter, expect, panelOf, test } from './bellSteps.ts';

const socketPath = /\/alpaca-oms\/websocket\/[\w-]+\?ticket=/;
const listPath = '**/sys/annountCement/listByUser*';

/** How often the page has asked for its notices. */
const countLoads = (page: Page) => {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.url().includes('/listByUser')) loads.count += 1;
  });
  return loads;
};

/** Stands where sockets are opened, to let them through or not. */
const guardSockets = async (page: Page) => {
  const guard = { open: false };
  await page.routeWebSocket(socketPath, (socket) => {
    if (guard.open) socket.connectToServer();
    else void socket.close({ code: 1011 });
  });
  return guard;
};

// Time is ours in these tests; a moment lets answers arrive in between.
const pass = async (page: Page, seconds: number) => {
  for (let passed = 0; passed < seconds; passed += 2) {
    await page.clock.fastForward(2_000);
    await page.waitForTimeout(60);
  }
};

test('one socket a page, with a ticket of its own, that beats and is answered', async ({
  page,
  person,
}) => {
  await page.clock.install();
  const sockets: WebSocket[] = [];
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    sockets.push(socket);
    socket.on('framesent', ({ payload }) => frames.push(`> ${payload}`));
    socket.on('framereceived', ({ payload }) => frames.push(`< ${payload}`));
  });
  await enter(page, person);
  await expect.poll(() => frames).toEqual(['< {"cmd":"ready"}']);
  expect(sockets[0]?.url()).toContain(`/alpaca-oms/websocket/${person.userId}?ticket=`);
  await page.clock.fastForward(20_000);
  await expect.poll(() => frames.slice(1)).toEqual(['> HeartBeat', '< HeartBeat']);
  expect(sockets).toHaveLength(1);
  expect(sockets[0]?.isClosed()).toBe(false);
});

test('a line that no longer answers is given up and opened anew', async ({ page, person }) => {
  await page.clock.install();
  const tickets: (string | null)[] = [];
  await page.routeWebSocket(socketPath, (socket) => {
    tickets.push(new URL(socket.url()).searchParams.get('ticket'));
    const server = socket.connectToServer();
    // The first line swallows what the page says.
    if (tickets.length === 1) socket.onMessage(() => {});
    else socket.onMessage((message) => server.send(message));
  });
  await enter(page, person);
  await expect.poll(() => tickets.length).toBe(1);
  await expect(bellOf(page)).toBeVisible();
  for (let beats = 0; beats < 3; beats += 1) await page.clock.fastForward(20_000);
  await expect.poll(() => tickets.length).toBe(2);
  expect(tickets[0]).not.toBe(tickets[1]);
});

test('while the socket is closed the page looks every six seconds, and again not once it is open', async ({
  page,
  kit,
  person,
}) => {
  await page.clock.install();
  const guard = await guardSockets(page);
  const loads = countLoads(page);
  await enter(page, person);
  await expect.poll(() => loads.count).toBe(1);
  await kit.message(person, '轮询得知');
  await page.clock.fastForward(6_500);
  await expect(badgeOf(page)).toHaveText('1');
  expect(loads.count).toBe(2);
  await page.clock.fastForward(6_500);
  await expect.poll(() => loads.count).toBe(3);

  guard.open = true;
  await kit.message(person, '重连得知');
  const ready = page.waitForEvent('websocket', { timeout: 20_000 }).catch(() => null);
  await pass(page, 40);
  await ready;
  await expect(badgeOf(page)).toHaveText('2');
  await page.waitForTimeout(300);
  const settled = loads.count;
  await pass(page, 20);
  expect(loads.count).toBe(settled);
  // And what is pushed arrives.
  await kit.message(person, '推送得知');
  await expect(badgeOf(page)).toHaveText('3', { timeout: 2_000 });
});

test('a load that fails stops the looking; opening the bell starts it again', async ({
  page,
  kit,
  person,
}) => {
  await page.clock.install();
  await guardSockets(page);
  const loads = countLoads(page);
  await enter(page, person);
  await expect.poll(() => loads.count).toBe(1);
  await page.route(listPath, (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 0, message: '', result: null } }),
  );
  await page.clock.fastForward(6_500);
  await expect.poll(() => loads.count).toBe(2);
  await pass(page, 60);
  expect(loads.count).toBe(2);

  await bellOf(page).click();
  await expect.poll(() => loads.count).toBe(3);
  await expect(panelOf(page)).toContainText('通知加载失败');
  await pass(page, 30);
  expect(loads.count).toBe(3);

  await page.unroute(listPath);
  await kit.message(person, '恢复之后');
  await panelOf(page).getByRole('button', { name: '重试' }).click();
  await expect(badgeOf(page)).toHaveText('1');
  const before = loads.count;
  await page.clock.fastForward(6_500);
  await expect.poll(() => loads.count).toBe(before + 1);
});

test('the end of the session closes the socket, and it stays closed', async ({ page, person }) => {
  const sockets: WebSocket[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  await enter(page, person);
  await expect.poll(() => sockets.length).toBe(1);
  await expect(bellOf(page)).toBeVisible();
  const closed = sockets[0]?.waitForEvent('close');
  await page.route(listPath, (route) =>
    route.fulfill({ status: 401, json: { success: false, code: 2, message: '', result: null } }),
  );
  await bellOf(page).click();
  await closed;
  await expect(page).toHaveURL(/\/user\/login/);
  expect(sockets).toHaveLength(1);
});
