import {
  type askAdjustment,
  type askPriceGroup,
  type askTerms,
  type Currency,
  constants,
  type decideApproval,
  type Parsed,
  toMinor,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { keepChanges, requireRevision } from '../../platform/revisions/revisions.ts';
import { staffNamesWith } from '../auth/index.ts';
import { postOne, walletFunded } from '../finance/index.ts';
import { changePrices, requireGroup } from '../products/index.ts';
import * as messages from './approvals.messages.ts';
import * as repo from './approvals.repository.ts';
import { adjustmentOf, changesOf, toApproval } from './approvalText.ts';
import { editedMerchant } from './editedMerchant.ts';

const me = (ctx: Ctx) => ctx.session?.userId as string;

/** Names of the caller's colleagues who may decide. */
export const deciders = (ctx: Ctx) => staffNamesWith(ctx, 'ops:approvalDecide', me(ctx));

export const list = async (ctx: Ctx, filter: repo.Filter) => {
  const { pageNo, pageSize } = filter;
  const [rows, total] = await Promise.all([repo.page(ctx, filter), repo.count(ctx, filter)]);
  return { records: rows.map((row) => toApproval(ctx, row)), total, pageNo, pageSize };
};

export const read = async (ctx: Ctx, id: string) => toApproval(ctx, await repo.find(ctx, id));

type Asked = {
  merchantId: string;
  kind: Exclude<repo.Kind, 'erasure'>;
  wanted: repo.Wanted;
  reason: string;
};

/** One of a kind at a time for each merchant: what waits is decided or taken back first. */
const ask = async (ctx: Ctx, asked: Asked) => {
  const { code } = await repo.lockMerchant(ctx, asked.merchantId);
  const waiting = await repo.waitingOf(ctx, asked.merchantId);
  const same = waiting.find(({ kind }) => kind === asked.kind);
  if (same) refuse('approval.waiting', { by: same.asker });
  const id = newId();
  if (!(await repo.insert(ctx, { ...asked, id, by: me(ctx) }))) refuse('approval.nothing');
  ctx.trail?.note({ kind: asked.kind, code, reason: asked.reason });
  await messages.tellAsked(ctx, await repo.find(ctx, id));
  await messages.tellLists(ctx);
  return { id, deciders: await deciders(ctx) };
};

const begun = ({ merchantId, revision }: { merchantId: string; revision: number }) => ({
  id: merchantId,
  revision,
});

export const forTerms = (ctx: Ctx, asked: Parsed<typeof askTerms>['body']) =>
  inTx(ctx, async (ctx) => {
    await requireRevision(ctx, editedMerchant, begun(asked));
    const { merchantId, agreed, reason } = asked;
    // Who pays before has no credit.
    const { creditLimit, creditDays } =
      agreed.terms === 'credit' ? agreed : { creditLimit: '0', creditDays: 0 };
    const limitMinor = Number(toMinor(creditLimit, constants.mainCurrency));
    const wanted = { terms: agreed.terms, limitMinor, days: creditDays };
    return ask(ctx, { merchantId, kind: 'terms', wanted, reason });
  });

export const forPriceGroup = (ctx: Ctx, asked: Parsed<typeof askPriceGroup>['body']) =>
  inTx(ctx, async (ctx) => {
    await requireRevision(ctx, editedMerchant, begun(asked));
    const { merchantId, groupCode = '', reason } = asked;
    await requireGroup(ctx, groupCode);
    return ask(ctx, { merchantId, kind: 'priceGroup', wanted: { group: groupCode }, reason });
  });

export const forAdjustment = (ctx: Ctx, asked: Parsed<typeof askAdjustment>['body']) =>
  inTx(ctx, (ctx) => {
    const { merchantId, amount, currency, reason } = asked;
    const minor = Number(toMinor(amount, currency as Currency));
    return ask(ctx, { merchantId, kind: 'adjustment', wanted: { currency, minor }, reason });
  });

/** What was approved leaves its trace where the merchant's forms and wallets have theirs. */
const carryOut = async (ctx: Ctx, row: repo.ApprovalRow) => {
  const { id, merchant_id: merchantId, reason } = row;
  const changes = changesOf(row);
  await keepChanges(ctx, editedMerchant, [{ id: merchantId, changes, reason, merchantId }]);
  const adjustment = adjustmentOf(row);
  if (adjustment) {
    const { currency, minor } = adjustment;
    const key = `adjustment:${id}`;
    const note = reason;
    await postOne(ctx, { op: 'adjust', key, merchantId, currency, minor, subjectId: id, note });
  }
  // Money that came, or credit that was agreed: what waits for it goes on.
  if (row.kind === 'terms' || row.kind === 'adjustment') await walletFunded(ctx, merchantId);
  await messages.tellMerchant(ctx, row);
};

/** The word, what it changes and who hears of it are one transaction. */
export const decide = async (ctx: Ctx, asked: Parsed<typeof decideApproval>['body']) => {
  const { id, decision, remark = '' } = asked;
  const state = decision === 'approve' ? 'approved' : 'rejected';
  const { kind } = await repo.find(ctx, id);
  const within = kind === 'priceGroup' ? changePrices<unknown> : inTx<unknown>;
  await within(ctx, async (ctx) => {
    await repo.decide(ctx, id, { state, by: me(ctx), remark });
    const row = await repo.find(ctx, id);
    ctx.trail?.note({ as: decision, kind, code: row.code, by: row.asker, remark });
    if (state === 'approved') await carryOut(ctx, row);
    else await messages.tellRefusedErasure(ctx, row);
    await messages.tellDecided(ctx, row, state);
    await messages.tellLists(ctx);
  });
  return read(ctx, id);
};

export const takeBack = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    await repo.takeBack(ctx, id, me(ctx));
    const { kind, code } = await repo.find(ctx, id);
    ctx.trail?.note({ kind, code });
    await messages.tellLists(ctx);
    return null;
  });
