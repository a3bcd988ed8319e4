import { CompiledQuery } from 'kysely';
import type { Ctx } from '../context.ts';
import { inTx } from '../db/tx.ts';
import { newId } from '../ids.ts';
import { traceToHand } from '../traces/traces.ts';
import type { Lane } from './boss.ts';

/** A kind of background work: its lane, and what is done with the ids it was given. */
export interface JobKind {
  name: string;
  lane: Lane;
  /** Done for the person who asked: it reads what that person's data rules leave when it runs. */
  isPersons?: true;
  run(ctx: Ctx, job: RunningJob): Promise<void>;
}

/** Jobs carry ids only: their table has no row security, so nobody's data may stand in it. */
export type JobIds = Record<string, string>;

export interface JobData {
  kind: string;
  tenantId: string;
  merchantId: string | null;
  /** Of a person's job: whose. */
  userId?: string;
  /** The trace of the work that asked for it, where work is traced. */
  trace?: string;
  ids: JobIds;
}

export interface RunningJob {
  id: string;
  ids: JobIds;
  /** Aborted when the job is lost to another worker or the process stops. */
  signal: AbortSignal;
}

/** Thrown by work whose user gave it up: the job is over and is not tried again. */
export class JobCancelled extends Error {
  constructor() {
    super('the job was cancelled');
    this.name = 'JobCancelled';
  }
}

const insert = (ctx: Ctx, kind: JobKind, jobs: { id: string; ids: JobIds; startAfter?: Date }[]) =>
  inTx(ctx, async (ctx) => {
    const db = {
      executeSql: (text: string, values: unknown[] = []) =>
        ctx.db.executeQuery(CompiledQuery.raw(text, values)),
    };
    // A merchant is a group, so that one merchant's flood can't take every worker.
    const group = { id: ctx.merchantId ?? ctx.tenant.id };
    const { tenant, merchantId, session } = ctx;
    const person = kind.isPersons && session ? { userId: session.userId } : {};
    const rest = { tenantId: tenant.id, merchantId, ...person, ...traceToHand() };
    const rows = jobs.map(({ ids, ...job }) => {
      const data: JobData = { kind: kind.name, ...rest, ids };
      return { ...job, data, group };
    });
    await ctx.node.bossOf(tenant.cell).insert(kind.lane, rows, { db });
  });

/** Enqueues in the caller's transaction: the job exists if and only if the change does. */
export const addJob = async (
  ctx: Ctx,
  kind: JobKind,
  ids: JobIds,
  later: { startAfter?: Date } = {},
): Promise<string> => {
  const id = newId();
  await insert(ctx, kind, [{ id, ids, ...later }]);
  return id;
};

export const addJobs = (ctx: Ctx, kind: JobKind, many: readonly JobIds[]): Promise<void> =>
  insert(
    ctx,
    kind,
    many.map((ids) => ({ id: newId(), ids })),
  );

/**
 * Does a step of a job once, however often the job is run: the step is marked in the transaction
 * of its effect. Returns null where it was done before.
 */
export const stepOnce = <T>(
  ctx: Ctx,
  job: Pick<RunningJob, 'id'>,
  step: string,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T | null> =>
  inTx(ctx, async (ctx) => {
    const marked = await ctx.db
      .insertInto('job_steps')
      .values({ tenant_id: ctx.tenant.id, job_id: job.id, step })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst();
    return marked.numInsertedOrUpdatedRows === 0n ? null : work(ctx);
  });

/** Whether it is begun once more. What so many tries did not end would fail for ever. */
export const mayTry = async (ctx: Ctx, job: RunningJob, triesMost: number): Promise<boolean> => {
  for (let nth = 1; nth <= triesMost; nth += 1) {
    if (await stepOnce(ctx, job, `try-${nth}`, async () => true)) return true;
  }
  return false;
};
