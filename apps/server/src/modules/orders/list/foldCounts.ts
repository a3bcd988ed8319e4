import { asSweeper } from '../../../platform/jobs/sweep.ts';

const foldedAtOnce = 20_000;

/** Folds what came since into the counters of orders, until little is left. */
export const foldCounts = (url: string) =>
  asSweeper(url, async (client) => {
    for (;;) {
      const { rows } = await client.query('select alpaca.fold_order_counts($1) as folded', [
        foldedAtOnce,
      ]);
      if (Number(rows[0].folded) < foldedAtOnce) return;
    }
  });
