import type { MerchantCard } from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { openWhole, sealWhole } from '../../platform/fields/index.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, historyOf, saveRevision } from '../../platform/revisions/revisions.ts';
import { usersOf } from '../auth/index.ts';
import { tellMerchant } from './accounts.messages.ts';

const edited: Edited = {
  kind: 'merchantCard',
  table: 'merchant_cards',
  missing: 'merchant.notFound',
  id: 'merchant_id',
};

const place = 'merchant_cards.contacts';

const contactsOf = (ctx: Ctx, kept: unknown) =>
  openWhole<MerchantCard['contacts']>(ctx, place, kept);

const keptContacts = (ctx: Ctx, contacts: MerchantCard['contacts']) =>
  JSON.stringify(contacts.length > 0 ? sealWhole(ctx, place, contacts) : []);

const cards = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom('merchant_cards')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', id);

const staff = (ctx: Ctx) =>
  ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('kind', '<>', 'merchant')
    .where('disabled_at', 'is', null);

/** The card, which is made with its first reader. */
const lock = async (ctx: Ctx, id: string) => {
  const merchant = await ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', id)
    .select(['code', 'name_zh'])
    .executeTakeFirst();
  if (!merchant) return refuse('merchant.notFound');
  await ctx.db
    .insertInto('merchant_cards')
    .values({ tenant_id: ctx.tenant.id, merchant_id: id })
    .onConflict((c) => c.doNothing())
    .execute();
  const card = await cards(ctx, id).selectAll().forUpdate().executeTakeFirstOrThrow();
  ctx.trail?.note({ code: merchant.code, name: merchant.name_zh });
  return card;
};

const salesNameOf = async (ctx: Ctx, id: string | null) => {
  if (id === null) return null;
  const row = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .select('realname')
    .executeTakeFirst();
  return row?.realname ?? null;
};

export const read = async (ctx: Ctx, id: string): Promise<MerchantCard> => {
  const row = await cards(ctx, id).selectAll().executeTakeFirst();
  if (!row) return { revision: 1, salesUserId: null, salesName: '', contacts: [], frozen: null };
  const { revision, sales_user_id, contacts, frozen_at, frozen_reason } = row;
  return {
    revision,
    salesUserId: sales_user_id,
    salesName: (await salesNameOf(ctx, sales_user_id)) ?? '',
    contacts: contactsOf(ctx, contacts),
    frozen: frozen_at && { since: toWire(frozen_at, ctx.tenant.zone), reason: frozen_reason },
  };
};

export const history = (ctx: Ctx, id: string, most: number) => historyOf(ctx, edited, id, most);

export const salesPeople = async (ctx: Ctx) => {
  const rows = await staff(ctx)
    .orderBy('realname')
    .select(['id', 'realname', 'username'])
    .execute();
  return rows.map(({ id, realname, username }) => ({ id, name: realname || username }));
};

const requireStaff = async (ctx: Ctx, id: string) =>
  (await staff(ctx).where('id', '=', id).select('realname').executeTakeFirst()) ??
  refuse('user.notFound');

const change = (ctx: Ctx, id: string, values: object) =>
  ctx.db
    .updateTable('merchant_cards')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', id)
    .set(values)
    .execute();

interface Kept extends Pick<MerchantCard, 'salesUserId' | 'contacts'> {
  id: string;
  revision: number;
}

/** Who looks after it and whom to call there. Of a person the history keeps the name. */
export const edit = (ctx: Ctx, { id, revision, salesUserId, contacts }: Kept) =>
  inTx(ctx, async (ctx) => {
    const row = await lock(ctx, id);
    const sales = salesUserId === null ? null : (await requireStaff(ctx, salesUserId)).realname;
    const before = {
      sales: await salesNameOf(ctx, row.sales_user_id),
      contacts: contactsOf(ctx, row.contacts),
    };
    const names = { contacts: ({ name }: { name: string }) => name };
    const after = { sales, contacts };
    const saved = await saveRevision(ctx, edited, {
      ...{ id, revision, before, after, names },
      merchantId: id,
    });
    await change(ctx, id, { sales_user_id: salesUserId, contacts: keptContacts(ctx, contacts) });
    return saved;
  });

interface Freezing {
  id: string;
  revision: number;
  frozen: boolean;
  reason: string;
}

/** What it has submitted goes on; what it would submit or pay from now on is refused with the reason. */
export const setFrozen = (ctx: Ctx, { id, revision, frozen, reason }: Freezing) =>
  inTx(ctx, async (ctx) => {
    const row = await lock(ctx, id);
    const [before, after] = [{ frozen: row.frozen_at !== null }, { frozen }];
    const saved = await saveRevision(ctx, edited, {
      ...{ id, revision, before, after, reason },
      merchantId: id,
    });
    ctx.trail?.note({ as: frozen ? 'frozen' : 'unfrozen', reason });
    if (before.frozen === frozen) return saved;
    await change(ctx, id, {
      frozen_at: frozen ? new Date() : null,
      frozen_reason: frozen ? reason : '',
    });
    await tellMerchant(ctx, id, frozen ? 'merchant.frozen' : 'merchant.unfrozen', { reason });
    await tell(ctx, { cmd: 'user', userIds: await usersOf(ctx, id) });
    return saved;
  });
