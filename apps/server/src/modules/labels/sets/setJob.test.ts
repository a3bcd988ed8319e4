import {
  cancelJob,
  downloadLabel,
  fetchMissingLabels,
  getLabelSet,
  pageJob,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { JobCancelled } from '../../../platform/jobs/jobs.ts';
import { workCtx } from '../../../platform/jobs/workCtx.ts';
import { testApp } from '../../../testing/app.ts';
import { type LabelsDesk, openLabelsDesk } from '../labelsTestKit.ts';
import { labelSetJob } from './setJob.ts';

// Without a worker: each run of a job is the test's own.
let desk: LabelsDesk;
let ctx: Ctx;
beforeAll(async () => {
  desk = await openLabelsDesk(await testApp());
  const { app, kit } = desk;
  ctx = workCtx(app.node, (await app.ctxOf()).tenant, kit.merchantId);
});
afterAll(() => desk.app.stop());

const begun = async (ids: string[]) => {
  const { result } = await desk.merchant.call(downloadLabel, { body: { ids, by: 'all' } });
  return result;
};
const run = (ids: { setId: string; jobId: string }, { id = newId(), by = ctx } = {}) =>
  labelSetJob.run(by, { id, ids, signal: new AbortController().signal });
const setOf = async (id: string) =>
  (await desk.merchant.call(getLabelSet, { query: { id } })).result;
const jobOf = async (jobId: string) => {
  const { result } = await desk.merchant.call(pageJob, { body: { pageNo: 1 } });
  return result.records.find(({ id }) => id === jobId);
};

/** A storage whose disk is full once everything was handed to it. */
const fullOnce = (): Ctx => {
  const put: Ctx['node']['storage']['put'] = async (_key, body) => {
    for await (const _ of body as AsyncIterable<unknown>);
    throw new Error('no space left');
  };
  const storage = Object.assign(Object.create(ctx.node.storage), { put });
  return { ...ctx, node: { ...ctx.node, storage } };
};

describe('a set that is made', () => {
  test('after a crash counts what it had done before once', async () => {
    const orders = [
      await desk.kit.order('drawn'),
      await desk.kit.order('sent', { label: 'pending' }),
    ];
    const { id: setId, jobId } = await begun(orders.map(({ id }) => id));
    const job = newId();
    await expect(run({ setId, jobId }, { id: job, by: fullOnce() })).rejects.toThrow('no space');
    expect((await setOf(setId)).set.status).toBe('making');
    await run({ setId, jobId }, { id: job });
    expect(await jobOf(jobId)).toMatchObject({ status: 2, done: 1, failed: 1, total: 2 });
    expect((await setOf(setId)).set).toMatchObject({ status: 'ready', pages: 1, missing: 1 });
  });

  test('for nobody is not made, and may be begun again', async () => {
    const { id } = await desk.kit.order('drawn');
    const { id: setId, jobId } = await begun([id]);
    await desk.merchant.call(cancelJob, { body: { id: jobId } });
    await expect(run({ setId, jobId })).rejects.toBeInstanceOf(JobCancelled);
    expect((await setOf(setId)).set).toMatchObject({ status: 'failed', fileKey: null });
    const again = await desk.merchant.call(fetchMissingLabels, { body: { id: setId } });
    await run({ setId, jobId: again.result.jobId });
    expect((await setOf(setId)).set).toMatchObject({ status: 'ready', pages: 1 });
  });

  test('anew for nobody keeps the file that it had, and where everything is in it', async () => {
    const late = await desk.kit.order('sent', { label: 'pending' });
    const ready = await desk.kit.order('drawn');
    const { id: setId, jobId } = await begun([late.id, ready.id]);
    await run({ setId, jobId });
    const before = await setOf(setId);
    await desk.kit.bringLabel(late.id, late.no);
    const again = await desk.merchant.call(fetchMissingLabels, { body: { id: setId } });
    await desk.merchant.call(cancelJob, { body: { id: again.result.jobId } });
    const gaveUp = run({ setId, jobId: again.result.jobId });
    await expect(gaveUp).rejects.toBeInstanceOf(JobCancelled);
    const { set, orders } = await setOf(setId);
    expect(orders.records).toEqual(before.orders.records);
    expect(set).toEqual({ ...before.set, jobId: again.result.jobId });
  });

  test('anew is left alone by the job that made it first', async () => {
    const late = await desk.kit.order('sent', { label: 'pending' });
    const { id: setId, jobId } = await begun([(await desk.kit.order('drawn')).id, late.id]);
    await run({ setId, jobId });
    await desk.kit.bringLabel(late.id, late.no);
    const again = await desk.merchant.call(fetchMissingLabels, { body: { id: setId } });
    await run({ setId, jobId });
    expect((await setOf(setId)).set).toMatchObject({ status: 'making', pages: 1 });
    await run({ setId, jobId: again.result.jobId });
    expect((await setOf(setId)).set).toMatchObject({ status: 'ready', pages: 2, missing: 0 });
  });
});
