import {
  commitImport,
  createImportTemplate,
  listTrackCodes,
  setTrackCode,
  uploadImport,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { multipart } from '../../../testing/multipart.ts';
import { asOwner } from '../../../testing/owner.ts';
import { sheetFile } from '../../../testing/sheets.ts';
import { appWithWorker } from '../../../testing/worker.ts';
import { finished, rowsOf, upload } from '../../imports/testing.ts';
import { makeTrackDays } from '../intake/days.ts';
import { type TestParcel, testParcels } from '../intake/trackingTestParcels.ts';

let running: Awaited<ReturnType<typeof appWithWorker>>;
let operator: Awaited<ReturnType<TestApp['as']>>;
let parcel: TestParcel;
let unbooked: TestParcel;
const number = 'HAND000001';
beforeAll(async () => {
  running = await appWithWorker();
  const { app } = running;
  await makeTrackDays(await app.ctxOf());
  operator = await app.as('yunling-op');
  [parcel, unbooked] = (await testParcels(app, 2)) as [TestParcel, TestParcel];
  await asOwner(
    app.database,
    `update orders set tracking_number = $2, status = 'outWarehouse', booking = 'booked' where id = $1`,
    [parcel.orderId, number],
  );
  // The worker would book it meanwhile.
  await asOwner(
    app.database,
    `update orders set customer_no = 'UNBOOKED1', status = 'draft', booking = 'none' where id = $1`,
    [unbooked.orderId],
  );
});
afterAll(() => running.stop());

const headings = ['跟踪号', '发生时间', '状态', '状态代码', '轨迹描述', '城市', '国家'];
const day = (ago: number) =>
  new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '/');
const bring = async (rows: string[][]) => {
  const id = await upload(operator, await sheetFile([headings, ...rows]), { kind: 'trackEvents' });
  return { id, view: await finished(operator, id) };
};
const commit = async (rows: string[][]) => {
  const { id } = await bring(rows);
  await operator.call(commitImport, { body: { id } });
  return { id, view: await finished(operator, id) };
};
const kept = <Row extends object>(table: string) =>
  asOwner<Row>(running.app.database, `select * from ${table} where order_id = $1`, [
    parcel.orderId,
  ]);

const good = () => [
  [number, `${day(3)} 9:30`, '', 'HANDED', 'Taken over', 'Tokyo', '日本'],
  [number.toLowerCase(), `${day(2)} 18:05`, '派送中', '', 'On the van', 'Osaka', 'JP'],
  [number, `${day(1)} 08:00:30`, 'delivered', '', '签收', '大阪', 'Japan'],
];

test('rows become events by the same rules; the same sheet again changes nothing', async () => {
  const { view } = await commit(good());
  expect(view).toMatchObject({ status: 'done', counts: { total: 3, committed: 3 } });
  const [state] = await kept<Record<string, unknown>>('track_states');
  expect(state).toMatchObject({
    stage: 'delivered',
    latest_source: 'sheet',
    latest_zone: 'Asia/Tokyo',
    latest_words: '签收',
  });
  const events = await kept('track_events');
  expect(events.filter((event) => (event as { source: string }).source === 'sheet')).toHaveLength(
    3,
  );
  const changes = await kept('track_changes');
  expect((await commit(good())).view).toMatchObject({ counts: { committed: 3 } });
  expect(await kept('track_events')).toEqual(events);
  expect(await kept('track_changes')).toEqual(changes);
});

test("a carrier's own code waits until somebody says what it means", async () => {
  const { result } = await operator.call(listTrackCodes, { query: {} });
  const code = result.records.find((record) => record.code === 'HANDED');
  expect(code).toMatchObject({ words: 'Taken over', parcels: 1, mapping: 0 });
  const body = { carrier: code?.carrier ?? '', code: 'HANDED', stage: null, reason: null };
  const said = await operator.call(setTrackCode, { body: { ...body, mapping: 0 } });
  expect(said.status).toBe(200);
});

test('what is wrong is told row by row, and only that stays behind', async () => {
  const { id, view } = await bring([
    ['NOBODYS1', `${day(1)} 10:00`, 'customs', '', '', '', ''],
    [number, 'yesterday', 'customs', '', '', '', ''],
    [number, '1970/01/01 00:00', 'customs', '', '', '', ''],
    [number, `${day(1)} 10:00`, '', '', 'says nothing', '', ''],
    [number, `${day(1)} 10:00`, 'flying', '', '', '', ''],
    ['UNBOOKED1', `${day(1)} 10:00`, 'customs', '', '', '', ''],
    [number, `${day(4)} 10:00`, 'customs', '', '', '', ''],
  ]);
  expect(view.counts).toMatchObject({ total: 7, bad: 6, valid: 1 });
  const { rows } = await rowsOf(operator, id, { only: 'bad' });
  expect(rows.map(({ issues }) => issues)).toEqual([
    { number: expect.any(String) },
    { statedTime: '请按 2026-11-16 10:30 填写，年份在前' },
    { statedTime: expect.stringContaining('180') },
    { stage: '请填写阶段或承运商代码' },
    { stage: expect.any(String) },
    { number: expect.any(String) },
  ]);
  await operator.call(commitImport, { body: { id } });
  expect((await finished(operator, id)).counts).toMatchObject({ committed: 1, bad: 6 });
});

test('only staff who brings in carriers’ numbers may', async () => {
  const merchant = await running.app.as('starfield');
  const file = multipart('events.xlsx', await sheetFile([headings, ...good()]));
  const asked = { query: { kind: 'trackEvents' as const } };
  expect((await merchant.call(uploadImport, asked, file)).status).toBe(403);
  const template = { body: { kind: 'trackEvents' as const } };
  expect((await merchant.call(createImportTemplate, template)).status).toBe(403);
  expect((await operator.call(createImportTemplate, template)).status).toBe(200);
});
