import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { Ctx } from '../platform/context.ts';

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

const explained = (node: RootOperationNode): RootOperationNode => {
  if (node.kind !== 'RawNode') throw new Error('only statements in SQL are explained');
  const [first = '', ...rest] = node.sqlFragments;
  return { ...node, sqlFragments: [`explain (analyze, buffers, format json) ${first}`, ...rest] };
};

/** How many pages of the database the statements of `work` read, whether from memory or from the disk. */
export const buffersOf = async (
  ctx: Ctx,
  work: (ctx: Ctx) => Promise<unknown>,
): Promise<number> => {
  let read = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => explained(node),
    async transformResult({ result }) {
      for (const row of result.rows) {
        const [{ Plan: plan }] = (row as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'];
        read += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      }
      return { ...result, rows: [] };
    },
  };
  await work({ ...ctx, db: ctx.db.withPlugin(plugin) });
  return read;
};
