import type { FilePurpose } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { settingsOf } from '../system/index.ts';
import { remove } from './files.service.ts';

const dayMs = 86_400_000;
// Long enough for a form that somebody comes back to.
const unattachedDays = 7;
// So many at once: others' storage is not kept busy by one tenant's old files.
const atOnce = 500;

// What refers to these does so by key, so that one in use can't be removed even by mistake.
const attached: FilePurpose[] = [
  'paymentProof',
  'licence',
  'importSheet',
  'labelFile',
  'orderFile',
  'parcelPhoto',
  'signature',
  'threadFile',
  'claimFile',
];
const made: FilePurpose[] = ['export', 'importErrors', 'importTemplate', 'labelSet'];

const isUsed = sql<boolean>`
  exists (select from top_up_credentials t where t.tenant_id = f.tenant_id and t.file_id = f.id)
  or exists (select from imports i where i.tenant_id = f.tenant_id and i.file_id = f.id)
  or exists (select from orders o where o.tenant_id = f.tenant_id and o.label_file_id = f.id)
  or exists (select from order_files o where o.tenant_id = f.tenant_id and o.file_id = f.id)
  or exists (select from deleted_records d where d.tenant_id = f.tenant_id and d.kind = 'orderFile'
       and d.record ->> 'file_id' = f.id::text)
  or exists (select from parcel_photos p where p.tenant_id = f.tenant_id and p.file_id = f.id)
  or exists (select from arrivals a where a.tenant_id = f.tenant_id and a.signature_file_id = f.id)
  or exists (select from returns r where r.tenant_id = f.tenant_id and r.signature_file_id = f.id)
  or exists (select from thread_files t where t.tenant_id = f.tenant_id and t.file_id = f.id)
  or exists (select from claim_files c where c.tenant_id = f.tenant_id and c.file_id = f.id)
  or exists (select from label_sets l where l.tenant_id = f.tenant_id and l.file_id = f.id)
  or exists (select from activation_requests a where a.tenant_id = f.tenant_id
       and f.id in (a.licence_file, a.front_file, a.back_file))`;

const removeOld = async (ctx: Ctx, purposes: readonly FilePurpose[], before: Date) => {
  const { rows } = await sql<{ id: string }>`
    delete from files where tenant_id = ${ctx.tenant.id} and id in (
      select f.id from files f
      where f.tenant_id = ${ctx.tenant.id} and f.created_at < ${before}
        and f.purpose = any(${purposes}) and not (${isUsed})
      order by f.created_at limit ${atOnce})
    returning id`.execute(ctx.db);
  // The row first: a link without its file would be worse than a file without its row.
  for (const { id } of rows) await remove(ctx, id);
  return rows.length;
};

/** Files that nothing refers to, and what was made for somebody, go when they are old. */
export const sweepFiles = async (ctx: Ctx, now = Date.now()) => {
  const { keptFileDays } = await settingsOf(ctx, 'keptFileDays');
  const ages = [
    [attached, unattachedDays],
    [made, keptFileDays],
  ] as const;
  for (const [purposes, days] of ages) {
    const before = new Date(now - days * dayMs);
    while ((await removeOld(ctx, purposes, before)) === atOnce);
  }
};
