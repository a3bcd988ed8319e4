import type { ClaimDocument, ClaimStep } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { ClaimRow } from './claims.repository.ts';

// What belongs to a claim and is only ever added: its story, and what shows it.

type Of = Pick<ClaimRow, 'id' | 'merchant_id'>;

export interface NewStep {
  step: ClaimStep;
  amountMinor?: bigint | undefined;
  note?: string | undefined;
}

export const addStep = (ctx: Ctx, of: Of, { step, amountMinor, note = '' }: NewStep) =>
  ctx.db
    .insertInto('claim_steps')
    .values({
      tenant_id: ctx.tenant.id,
      id: newId(),
      claim_id: of.id,
      merchant_id: of.merchant_id,
      step,
      user_id: ctx.session?.userId ?? null,
      amount_minor: amountMinor ?? null,
      note,
    })
    .execute();

export interface Brought {
  document: ClaimDocument;
  key: string;
}

export const addFiles = (ctx: Ctx, of: Of, documents: readonly Brought[]) =>
  ctx.db
    .insertInto('claim_files')
    .values(
      documents.map(({ document, key }) => ({
        tenant_id: ctx.tenant.id,
        claim_id: of.id,
        file_id: key,
        merchant_id: of.merchant_id,
        document,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
