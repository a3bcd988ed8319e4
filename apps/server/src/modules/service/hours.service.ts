import type {
  Answering,
  OfficeDays,
  Parsed,
  ServiceHours,
  saveServiceHours,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { answersAt } from './answersAt.ts';
import * as repo from './hours.repository.ts';

const noDays: OfficeDays = {
  mon: null,
  tue: null,
  wed: null,
  thu: null,
  fri: null,
  sat: null,
  sun: null,
};

export const get = async (ctx: Ctx): Promise<ServiceHours> => {
  const row = await repo.find(ctx);
  return {
    revision: row?.revision ?? 0,
    days: (row?.days as OfficeDays | undefined) ?? noDays,
    closedZh: row?.closed_zh ?? '',
    closedEn: row?.closed_en ?? '',
  };
};

export const save = (ctx: Ctx, body: Parsed<typeof saveServiceHours>['body']) =>
  inTx(ctx, async (ctx) => {
    const { revision, days, closedZh = '', closedEn = '' } = body;
    const saved = await repo.save(ctx, revision, { days, closedZh, closedEn });
    if (!saved) refuse('service.hoursMoved');
    return null;
  });

/** Whether somebody answers at a moment, and what a merchant reads while nobody does. */
export const answeringAt = async (ctx: Ctx, moment: Date): Promise<Answering | null> => {
  const row = await repo.find(ctx);
  if (!row) return null;
  const { zone } = ctx.tenant;
  const at = answersAt(row.days as OfficeDays, moment, zone);
  const isOpen = at?.getTime() === moment.getTime();
  return {
    isOpen,
    from: at && !isOpen ? toWire(at, zone) : null,
    text: isOpen ? '' : ctx.lang === 'en_US' ? row.closed_en : row.closed_zh,
  };
};
