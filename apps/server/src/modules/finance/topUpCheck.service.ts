import { canMoveTopUp, type Parsed, toAmount, type topUpCheck, topUpMoves } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { creditTopUp } from './creditTopUp.ts';
import { tellCheckers, tellRejected } from './finance.messages.ts';
import * as repo from './topUps.repository.ts';
import { detail } from './topUps.service.ts';

type Asked = Parsed<typeof topUpCheck>['body'];

/**
 * Status, credit and message stand in one transaction; the row's lock lets one decision through. That
 * there is a proof, that two people act and that a proof used before was seen, the table itself holds.
 */
export const check = (ctx: Ctx, { id, step, auditRemark = '', acceptReuse }: Asked) =>
  inTx(ctx, async (ctx) => {
    const topUp = await repo.lock(ctx, id);
    const now = {
      auditStatus: topUp.audit_status,
      moneyStatus: topUp.money_status,
      payMethod: topUp.pay_method,
    };
    if (!canMoveTopUp(now, step)) refuse('topUp.cannotMove');
    const { audit, money } = topUpMoves[step].to;
    const userId = ctx.session?.userId as string;
    if (audit && userId === topUp.submitted_by) refuse('topUp.ownSubmission');
    const { amount_minor, currency } = topUp;
    const amount = toAmount(amount_minor, currency);
    const others = audit === 'approved' && acceptReuse ? await repo.reused(ctx, id) : [];
    ctx.trail?.note({
      as: others.length > 0 ? 'approveReused' : step,
      no: topUp.no,
      amount,
      currency,
      reason: auditRemark,
      ...(others.length > 0 && { others: others.map(({ no }) => no).join(', ') }),
    });
    await repo.change(ctx, id, {
      ...(audit && { audit_status: audit, audited_by: userId, audit_remark: auditRemark }),
      ...(others.length > 0 && { is_reuse_accepted: true }),
      ...(money && { money_status: money, money_by: userId }),
    });
    if (audit === 'approved') await creditTopUp(ctx, topUp);
    if (audit === 'rejected') {
      await tellRejected(ctx, topUp, { amount, currency, reason: auditRemark });
    }
    await tellCheckers(ctx);
    return detail(ctx, id);
  });
