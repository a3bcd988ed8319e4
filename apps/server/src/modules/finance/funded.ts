import type { Ctx } from '../../platform/context.ts';
import { addJob, type JobKind } from '../../platform/jobs/jobs.ts';

/** What an area does once a merchant has more money than before. */
export type Funded = (ctx: Ctx, merchantId: string) => Promise<unknown>;

const hearers: Funded[] = [];

/** Called once with those of all areas. */
export const registerFunded = (...added: readonly Funded[]) => {
  hearers.push(...added);
};

/**
 * Right after the money is there, and not in its transaction: that holds the wallet, and whoever spends
 * from it holds something else first.
 */
export const fundedJob: JobKind = {
  name: 'wallet.funded',
  lane: 'interactive',
  run: async (ctx, { ids }) => {
    for (const hear of hearers) await hear(ctx, ids.merchantId as string);
  },
};

/** A merchant has more money: those who wait for it go on as soon as this is committed. */
export const walletFunded = (ctx: Ctx, merchantId: string) =>
  addJob({ ...ctx, merchantId }, fundedJob, { merchantId });
