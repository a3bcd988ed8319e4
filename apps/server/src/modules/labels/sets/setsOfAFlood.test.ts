import { downloadLabel, fetchMissingLabels, getLabelSet } from '@alpaca/contract';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { openLabelsDesk } from '../labelsTestKit.ts';
import { labelSetJob } from './setJob.ts';

const { app, kit, merchant } = await openLabelsDesk(await testApp());
afterAll(() => app.stop());
afterEach(async () => {
  vi.restoreAllMocks();
  await asOwner(app.database, "update label_sets set status = 'ready' where status = 'making'");
});

const start = (id: string) => merchant.call(downloadLabel, { body: { ids: [id], by: 'all' } });

test('of ten that are begun in the same moment three are made', async () => {
  const { id } = await kit.order('drawn');
  const replies = await Promise.all(Array.from({ length: 10 }, () => start(id)));
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => body.errorKey)).toEqual(Array(7).fill('label.setsRunning'));
});

const runOnce = async (setId: string, jobId: string, attempt: string) => {
  const { signal } = new AbortController();
  const ctx = { ...(await app.ctxOf()), scope: 'merchant' as const, merchantId: kit.merchantId };
  return labelSetJob.run(ctx, { id: attempt, ids: { setId, jobId }, signal });
};

test('one that never comes to an end is given up in words, and makes room for others', async () => {
  const order = await kit.order('sent');
  const { id, jobId } = (await start(order.id)).result;
  vi.spyOn(app.node.storage, 'get').mockRejectedValue(new Error('the disk is gone'));
  const attempt = newId();
  let tries = 0;
  // As often as the queue would at most.
  const ended = async () => {
    while (tries < 11) {
      tries += 1;
      try {
        return await runOnce(id, jobId, attempt);
      } catch {}
    }
  };
  await ended();
  vi.restoreAllMocks();
  const told = async () => (await merchant.call(getLabelSet, { query: { id } })).result.set;
  expect(await told()).toMatchObject({ status: 'failed' });
  expect(tries).toBeLessThan(11);
  const [job] = await asOwner<{ fail_key: string }>(
    app.database,
    'select fail_key from jobs where id = $1',
    [jobId],
  );
  expect(job?.fail_key).toBe('jobFail.labelSetGivenUp');
  // What was wrong is mended: it is fetched as any other.
  const again = (await merchant.call(fetchMissingLabels, { body: { id } })).result;
  await runOnce(id, again.jobId, newId());
  expect(await told()).toMatchObject({ status: 'ready', pages: 1 });
});

test('one that is waited for and has nothing to print leaves nothing lying in storage', async () => {
  const { id } = await kit.order('sent', { label: 'pending' });
  const [put, removed] = [vi.spyOn(app.node.storage, 'put'), vi.spyOn(app.node.storage, 'remove')];
  const body = { ids: [id], by: 'all' as const, async: false };
  expect((await merchant.call(downloadLabel, { body })).result.fileKey).toBeNull();
  expect(put).toHaveBeenCalledOnce();
  expect(removed.mock.calls.map(([key]) => key)).toEqual(put.mock.calls.map(([key]) => key));
});

test('who has no room left for files makes none', async () => {
  const { id } = await kit.order('drawn');
  await asOwner(
    app.database,
    `insert into files (tenant_id, id, merchant_id, purpose, name, content_type, bytes, sha256)
     select tenant_id, gen_random_uuid(), merchant_id, 'labelSet', 'a.pdf', 'application/pdf',
       1 << 30, '' from merchants, generate_series(1, 1000) where merchant_id = $1`,
    [kit.merchantId],
  );
  expect((await start(id)).body.errorKey).toBe('file.noRoom');
});
