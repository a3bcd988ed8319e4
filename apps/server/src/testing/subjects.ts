import type { Ctx } from '../platform/context.ts';

export interface Owner {
  ctx: Ctx;
  userId: string;
  merchantId: string;
}

/** How to make one of each kind of thing that has an id, owned by someone. */
export type Subjects = Readonly<Record<string, (owner: Owner) => Promise<string>>>;

export const asMerchant = ({ ctx, merchantId }: Owner): Ctx => ({
  ...ctx,
  scope: 'merchant',
  merchantId,
});
