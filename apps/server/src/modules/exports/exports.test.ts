import { createFileTicket, downloadFile, getExportFields, startExport } from '@alpaca/contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTx } from '../../platform/db/tx.ts';
import type { TestApp } from '../../testing/app.ts';
import { appWithWorker, endedJob } from '../../testing/worker.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let running: Awaited<ReturnType<typeof appWithWorker>>;
let visitor: Visitor;
beforeAll(async () => {
  running = await appWithWorker();
  visitor = await running.app.as('starfield');
});
afterAll(() => running.stop());

const ended = (jobId: string) => endedJob(visitor, jobId);

test('the fields of a kind are told in the caller’s language', async () => {
  const english = { headers: { 'accept-language': 'en' } };
  const { result } = await visitor.call(getExportFields, { query: { kind: 'consignee' } }, english);
  expect(result).toEqual(
    expect.arrayContaining([{ key: 'countryCode', label: 'Country', group: '', isDefault: true }]),
  );
});

test('an export leaves a file with the fields asked for, in their order', async () => {
  const body = { kind: 'consignee' as const, fields: ['name', 'countryCode'], filter: {} };
  const { result } = await visitor.call(startExport, { body });
  const job = await ended(result.jobId);
  expect(job).toMatchObject({ status: 2, optType: 3, successData: expect.any(String) });
  const key = job.successData;
  const { result: pass } = await visitor.call(createFileTicket, { body: { key } });
  const reply = await running.app
    .anonymous()
    .call(downloadFile, { params: { key }, query: { ticket: pass.ticket } });
  const [sheet] = (await readXlsx(reply.raw.rawPayload)).sheets;
  expect(sheet?.rows[0]).toEqual(['姓名', '国家/地区']);
  expect(sheet?.rows).toHaveLength(job.done + 1);
});

test('unknown fields and filters are refused', async () => {
  const ask = (fields: string[], filter: Record<string, string>) =>
    visitor.call(startExport, { body: { kind: 'consignee', fields, filter } });
  expect((await ask(['tenant_id'], {})).body.errorKey).toBe('request.invalid');
  expect((await ask(['name'], { tenantId: 'x' })).body.errorKey).toBe('request.invalid');
});

test('a snapshot sees one moment and writes nothing', async () => {
  const ctx = await running.app.ctxOf();
  const count = async (of: typeof ctx) =>
    (
      await of.db
        .selectFrom('jobs')
        .select((s) => s.fn.countAll<bigint>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  await inTx(
    ctx,
    async (inside) => {
      const before = await count(inside);
      const body = { kind: 'consignee' as const, fields: ['name'], filter: {} };
      await visitor.call(startExport, { body });
      expect(await count(inside)).toBe(before);
      expect(await count(ctx)).toBe(before + 1n);
    },
    { snapshot: true },
  );
  const write = inTx(ctx, (ctx) => ctx.db.deleteFrom('tickets').execute(), { snapshot: true });
  await expect(write).rejects.toThrow(/read-only/);
});
