import type { Reason } from '../../carriers/port.ts';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { raiseMessage } from '../announcements/messages.service.ts';
import type { OrderRow } from './orders.repository.ts';

const said = (reason: Reason) =>
  'text' in reason
    ? reason.text
    : {
        zh: words('zh_CN', `carrier.${reason.key}`, reason.vars),
        en: words('en_US', `carrier.${reason.key}`, reason.vars),
      };

/** Whoever placed it hears that the carrier refused it. */
export const tellFailed = async (ctx: Ctx, order: OrderRow, reason: Reason) => {
  if (!order.created_by) return;
  await raiseMessage(ctx, {
    kind: 'order.failed',
    userIds: [order.created_by],
    vars: { no: order.order_no, reason: said(reason) },
    busId: order.id,
  });
};
