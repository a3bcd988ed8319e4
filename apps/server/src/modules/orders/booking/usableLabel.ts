import type { Ctx } from '../../../platform/context.ts';
import { cleanPdf } from '../../../platform/pdf/index.ts';

export interface UsableLabel {
  bytes: Buffer;
  pages: number;
}

/**
 * A carrier's label as it can be kept and printed; null where there is none or it is no use. A booking
 * holds whatever its paper is like, so what is wrong with it is logged, and another is asked for.
 */
export const usableLabel = async (
  ctx: Ctx,
  order: { id: string },
  label: Buffer | null,
): Promise<UsableLabel | null> => {
  if (!label) return null;
  try {
    const { bytes, pages } = await cleanPdf(label);
    return { bytes, pages: pages.length };
  } catch (error) {
    ctx.log.error({ err: error, order: order.id }, "carrier's label is unusable");
    return null;
  }
};
