import { type IconUse, menuIcons } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { inTreeOrder } from './menuRows.ts';
import * as repo from './menus.repository.ts';

export const icons = async (ctx: Ctx): Promise<IconUse[]> => {
  if (!ctx.session?.isIt) refuse('request.forbidden');
  const rows = inTreeOrder(await repo.published(ctx));
  return menuIcons.map((icon) => ({
    icon,
    usedBy: rows
      .filter((row) => row.icon === icon)
      .map((row) => (ctx.lang === 'en_US' ? row.name_en : row.name_zh)),
  }));
};
