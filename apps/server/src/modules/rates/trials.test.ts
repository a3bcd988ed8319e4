import {
  addRemoteList,
  commitImport,
  createFileTicket,
  downloadFile,
  editImportCells,
  getExportFields,
  getImport,
  getRemoteAreas,
  getVersion,
  importCalculateExcel,
  listImportReplaced,
  listImportRows,
  listRemoteLists,
  listTrialRows,
  listTrials,
  pageJob,
  saveTrial,
  startExport,
  tryOrder,
  uploadImport,
  whyTrial,
} from '@alpaca/contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { sweep } from '../../platform/jobs/sweep.ts';
import type { TestApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { asOwner } from '../../testing/owner.ts';
import { appWithWorker } from '../../testing/worker.ts';
import { ratesModule } from './module.ts';
import { openPricesKit, type PricesKit, parcel } from './ratesTestKit.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let stack: Awaited<ReturnType<typeof appWithWorker>>;
let app: TestApp;
let operator: Visitor;
let starfield: Visitor;
let kit: PricesKit;
beforeAll(async () => {
  stack = await appWithWorker();
  app = stack.app;
  operator = await app.as('yunling-op');
  starfield = await app.as('starfield');
  kit = await openPricesKit(operator);
});
afterAll(() => stack.stop());

const until = async <T>(ask: () => Promise<T | undefined>): Promise<T> => {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it does not end');
};

const finished = (visitor: Visitor, id: string) =>
  until(async () => {
    const { result } = await visitor.call(getImport, { query: { id } });
    return ['reading', 'checking', 'committing'].includes(result.status) ? undefined : result;
  });

const csv = (rows: readonly (readonly (string | number)[])[]) =>
  Buffer.from(rows.map((row) => row.join(',')).join('\n'));

const bringIn = async (visitor: Visitor, id: string) => {
  await finished(visitor, id);
  const reply = await visitor.call(commitImport, { body: { id } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return finished(visitor, id);
};

const headings = ['reference', 'countryCode', 'postCode', 'weight', 'boxCount'];

const newTrial = async (rows: readonly (readonly (string | number)[])[]) => {
  const file = multipart('parcels.csv', csv([headings, ...rows]));
  const { result } = await starfield.call(importCalculateExcel, {}, file);
  await bringIn(starfield, result.id);
  return result.id;
};

const rowsOf = async (id: string, more = {}) =>
  (await starfield.call(listTrialRows, { query: { id, ...more } })).result;

describe('a batch trial', () => {
  test('answers each row by every product, cheapest first, as a single trial does', async () => {
    const { productId } = await kit.line('98');
    const id = await newTrial([
      ['A-1', 'US', '10001', 0.28, 1],
      ['A-2', 'US', '10001', 40, 2],
    ]);
    const { page, products, trial } = await rowsOf(id);
    expect(trial).toMatchObject({ id, name: 'parcels.csv', saved: false, rows: 2 });
    expect(products.map((product) => product.id)).toContain(productId);
    const [light, heavy] = page.records;
    expect(light).toMatchObject({ rowNo: 2, reference: 'A-1', weight: 0.28 });
    const priceIn = (line: typeof light) =>
      line?.prices.find((price) => price.productId === productId);
    const { result } = await starfield.call(tryOrder, {
      body: { request: parcel(0.28), productId },
    });
    expect(result[0]).toMatchObject({ ok: true, total: priceIn(light)?.total });
    expect(priceIn(heavy)).toMatchObject({
      total: null,
      reason: '单箱重量 40.000 kg，超过上限 30 kg',
    });
    const costs = light?.prices.map(({ comparable }) =>
      comparable === null ? Number.POSITIVE_INFINITY : Number(comparable),
    );
    expect(costs).toEqual(costs?.toSorted((a, b) => a - b));
  });

  test('says why a price is what it is, by the version of its moment', async () => {
    const { productId, sheetId, versionId } = await kit.line('98');
    const id = await newTrial([['B-1', 'US', '10001', 0.5, 1]]);
    await kit.publish(await kit.draft(sheetId, '150'));
    const query = { id, rowNo: 2, productId };
    const { result } = await starfield.call(whyTrial, { query });
    expect(result).toMatchObject({
      ok: true,
      versionId,
      total: '49.00',
      lines: [{ code: 'freight' }],
    });
    const nobodys = { ...query, productId: newId() };
    expect((await starfield.call(whyTrial, { query: nobodys })).body.errorKey).toBe(
      'product.notFound',
    );
    const noRow = { ...query, rowNo: 7 };
    expect((await starfield.call(whyTrial, { query: noRow })).body.errorKey).toBe('trial.notFound');
  });

  test('of many rows is quoted in chunks, each row once, with progress', async () => {
    const rows = Array.from({ length: 1_700 }, (_, at) => [
      `C-${at}`,
      'US',
      '10001',
      (100 + at) / 1000,
      1,
    ]);
    const id = await newTrial(rows);
    const { page, trial } = await rowsOf(id, { pageNo: 17, pageSize: 100 });
    expect(trial.rows).toBe(1_700);
    expect(page.records).toHaveLength(100);
    expect(page.records.at(-1)?.reference).toBe('C-1699');
    const { result } = await starfield.call(pageJob, { body: { pageNo: 1 } });
    expect(result.records).toContainEqual(
      expect.objectContaining({ total: 1_700, done: 1_700, failed: 0 }),
    );
  });

  test('is kept when it is saved, and swept after a day when not', async () => {
    const [kept, lost] = [
      await newTrial([['D', 'US', '', 1, 1]]),
      await newTrial([['E', 'US', '', 1, 1]]),
    ];
    await starfield.call(saveTrial, { body: { id: kept, name: 'November' } });
    await asOwner(app.database, `update trials set created_at = now() - interval '2 days'`);
    await sweep(JSON.parse(app.database.cells).c1.sweep, ratesModule.expired ?? []);
    const { result } = await starfield.call(listTrials, { query: { pageSize: 100 } });
    const ids = result.records.map(({ id }) => id);
    expect(ids).toContain(kept);
    expect(ids).not.toContain(lost);
    expect(result.records.find(({ id }) => id === kept)).toMatchObject({
      name: 'November',
      saved: true,
    });
    expect((await starfield.call(listTrialRows, { query: { id: lost } })).body.errorKey).toBe(
      'trial.notFound',
    );
  });

  test('is taken out as a spreadsheet with a column for each product', async () => {
    const { productId } = await kit.line('98');
    const id = await newTrial([['F-1', 'US', '10001', 1, 1]]);
    const { result: fields } = await starfield.call(getExportFields, { query: { kind: 'trial' } });
    expect(fields.map(({ key }) => key)).toContain(`product.${productId}`);
    const body = {
      kind: 'trial',
      fields: ['reference', `product.${productId}`],
      filter: { id },
    } as const;
    const { result } = await starfield.call(startExport, {
      body: { ...body, fields: [...body.fields] },
    });
    const job = await until(async () => {
      const { result: jobs } = await starfield.call(pageJob, { body: { pageNo: 1 } });
      const own = jobs.records.find((each) => each.id === result.jobId);
      return own && own.status !== 1 ? own : undefined;
    });
    const key = job.successData;
    const { result: pass } = await starfield.call(createFileTicket, { body: { key } });
    const query = { ticket: pass.ticket };
    const reply = await app.anonymous().call(downloadFile, { params: { key }, query });
    const [sheet] = (await readXlsx(reply.raw.rawPayload, { readStyles: true })).sheets;
    expect(sheet?.rows[1]).toEqual(['F-1', 98]);
    expect(sheet?.cells?.get('1,1')?.style?.numFmt).toBe('#,##0.00 "CNY"');
  });

  test('is not for who is not activated', async () => {
    const fawn = await app.as('fawn');
    const file = multipart('parcels.csv', csv([headings, ['G', 'US', '', 1, 1]]));
    const reply = await fawn.call(importCalculateExcel, {}, file);
    expect(reply.body.errorKey).toBe('account.notActive');
  });
});

describe('prices brought in by a sheet', () => {
  const rowHeadings = ['zone', 'fromKg', 'toKg', 'perKg', 'perOrder'];
  const upload = (
    target: string | undefined,
    kind: 'priceRow' | 'zonePlace',
    rows: (string | number)[][],
  ) =>
    operator.call(
      uploadImport,
      { query: { kind, ...(target && { target }) } },
      multipart('prices.csv', csv(rows)),
    );
  const newDraft = async () => kit.draft(await kit.sheet(await kit.product()), '98');

  test('go into the draft; a row of the same key takes the place of the one before', async () => {
    const id = await newDraft();
    const { result } = await upload(id, 'priceRow', [
      rowHeadings,
      ['1', 0, 2, '95', '19'],
      ['1', 2, 'heavy', '90', '19'],
      ['2', 0, 2, '', ''],
    ]);
    const read = await finished(operator, result.id);
    expect(read).toMatchObject({ target: id, counts: { valid: 1, bad: 2 } });
    const mend = (rowNo: number, field: string, value: string) => ({ rowNo, field, value });
    const edits = [mend(3, 'toKg', '30'), mend(4, 'perKg', '88')];
    await operator.call(editImportCells, { body: { id: result.id, edits } });
    expect(await bringIn(operator, result.id)).toMatchObject({ counts: { committed: 3 } });
    const { result: version } = await operator.call(getVersion, { query: { id } });
    expect(version.rows).toBe(3);
    expect(version.priceRows).toContainEqual({
      zone: '1',
      fromKg: 0,
      toKg: 2,
      perKg: '95',
      perOrder: '19',
    });
    const zones = await upload(id, 'zonePlace', [
      ['zone', 'countryCode', 'postFrom', 'postTo'],
      ['2', 'US', '90', '96'],
      ['2', 'US', '', ''],
    ]);
    await bringIn(operator, zones.result.id);
    const { result: placed } = await operator.call(getVersion, { query: { id } });
    expect(placed.zonePlaces).toEqual([
      { zone: '2', countryCode: 'US', postFrom: '90', postTo: '96' },
      { zone: '2', countryCode: 'US' },
    ]);
  });

  test('are told all that is wrong with a row at once, between fields too', async () => {
    const { result } = await upload(await newDraft(), 'priceRow', [
      ['zone', 'fromKg', 'toKg', 'firstKg', 'perKg'],
      ['Zone one!', 2, 1, 0.5, ''],
    ]);
    await finished(operator, result.id);
    const { result: told } = await operator.call(listImportRows, { body: { id: result.id } });
    const named = ['firstPrice', 'perKg', 'toKg', 'zone'];
    expect(Object.keys(told.rows[0]?.issues ?? {}).sort()).toEqual(named);
  });

  test('need a draft: not a published version, not one of another tenant', async () => {
    const rows = [rowHeadings, ['1', 0, 2, '95', '19']];
    const id = await newDraft();
    await kit.publish(id);
    expect((await upload(id, 'priceRow', rows)).body.errorKey).toBe('priceVersion.published');
    expect((await upload(newId(), 'priceRow', rows)).body.errorKey).toBe('priceVersion.notFound');
    expect((await upload(undefined, 'priceRow', rows)).body.errorKey).toBe('priceVersion.notFound');
  });

  test('that was published meanwhile, leave it as it is', async () => {
    const id = await newDraft();
    const { result } = await upload(id, 'priceRow', [rowHeadings, ['1', 0, 2, '95', '19']]);
    await finished(operator, result.id);
    await kit.publish(id);
    expect(await bringIn(operator, result.id)).toMatchObject({ counts: { committed: 0, bad: 1 } });
  });
});

test('a sheet of remote areas says how much of each list would be left', async () => {
  const [code, fresh] = [`R${newId().slice(-8)}`, `S${newId().slice(-8)}`];
  const area = (postFrom: string, postTo = postFrom) => ({
    ...({ countryCode: 'US', remoteType: 'far', postFrom, postTo } as const),
  });
  for (const areas of [[area('1')], [area('2'), area('3'), area('4')]])
    await operator.call(addRemoteList, { body: { code, areas } });
  const { result } = await operator.call(
    uploadImport,
    { query: { kind: 'remoteArea' } },
    multipart(
      'areas.csv',
      csv([
        ['code', 'countryCode', 'postFrom', 'postTo', 'remoteType'],
        [code, 'US', '99505', '99503', 'far'],
        [code, 'US', '967', '968', 'far'],
        [fresh, 'US', '967', '968', 'far'],
      ]),
    ),
  );
  const view = await finished(operator, result.id);
  expect(view.counts).toMatchObject({ valid: 2, bad: 1 });
  const told = await operator.call(listImportReplaced, { query: { id: result.id } });
  expect(told.result).toEqual([
    { name: code, before: 3, after: 1 },
    { name: fresh, before: 0, after: 1 },
  ]);
});

test('remote areas brought in by a sheet are the next revision of each list, whole', async () => {
  const [code, other] = [`R${newId().slice(-8)}`, `S${newId().slice(-8)}`];
  const { result } = await operator.call(
    uploadImport,
    { query: { kind: 'remoteArea' } },
    multipart(
      'areas.csv',
      csv([
        ['code', 'countryCode', 'postFrom', 'postTo', 'remoteType'],
        [code, 'US', '967', '968', 'Hawaii'],
        [code, 'US', '995', '', 'Alaska'],
        [other, 'GB', 'HS', 'HS', 'Islands'],
      ]),
    ),
  );
  const revisions = async () => {
    const { result: lists } = await operator.call(listRemoteLists);
    return lists
      .filter((list) => [code, other].includes(list.code))
      .map(({ id, code, revision, areas }) => ({ id, code, revision, areas }));
  };
  expect(await finished(operator, result.id)).toMatchObject({ counts: { valid: 2, bad: 1 } });
  await bringIn(operator, result.id);
  const [first] = await revisions();
  expect(await revisions()).toMatchObject([
    { code, revision: 1, areas: 1 },
    { code: other, revision: 1, areas: 1 },
  ]);
  // Mended and committed later, it is a whole list again; the revision before stays as it was.
  const edits = [{ rowNo: 3, field: 'postTo', value: '999' }];
  await operator.call(editImportCells, { body: { id: result.id, edits } });
  expect(await bringIn(operator, result.id)).toMatchObject({ counts: { committed: 3 } });
  const [second] = await revisions();
  expect(second).toMatchObject({ code, revision: 2, areas: 2 });
  const areasOf = async (id = '') =>
    (await operator.call(getRemoteAreas, { query: { id } })).result.records;
  expect((await areasOf(second?.id)).map(({ postTo }) => postTo)).toEqual(['968', '999']);
  expect((await areasOf(first?.id)).map(({ postTo }) => postTo)).toEqual(['968']);
});
