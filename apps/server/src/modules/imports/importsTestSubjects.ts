import type { Ctx } from '../../platform/context.ts';
import { inTx, singleQueries } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import type { Subjects } from '../../testing/subjects.ts';
import { makeFile } from '../files/testing.ts';
import { sampleHeaders, sampleRow } from './importsTestFiles.ts';
import * as rows from './rows.repository.ts';

const newRow: rows.NewRow = {
  row_no: 2,
  head: 2,
  cells: sampleRow(1),
  issues: {},
  key: '',
  other_key: '',
};

/** An import of someone's that is read and checked, with one good row. */
export const makeImport = (
  { ctx, userId, merchantId }: { ctx: Ctx; userId: string; merchantId: string },
  fileId: string,
): Promise<string> => {
  const own = { ...ctx, scope: 'merchant', merchantId } as const;
  return inTx({ ...own, db: singleQueries(own) }, async (ctx) => {
    const id = newId();
    await ctx.db
      .insertInto('imports')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        merchant_id: merchantId,
        user_id: userId,
        kind: 'consignee',
        status: 'ready',
        file_id: fileId,
        file_name: 'book.csv',
        job_id: newId(),
        headers: JSON.stringify(sampleHeaders),
        mapping: JSON.stringify(sampleHeaders),
      })
      .execute();
    await rows.add(ctx, id, [newRow], true);
    return id;
  });
};

export const subjects: Subjects = {
  import: async (owner) => makeImport(owner, await makeFile('importSheet')(owner)),
};
