import type { AddressBook, ConsigneeView, openAddressCalls, ShipperView } from '@alpaca/contract';
import type { Ctx } from '../../../../platform/context.ts';
import { inTx } from '../../../../platform/db/tx.ts';
import { addAddress, listAddresses, readAddress } from '../../../addresses/index.ts';
import type { Answers } from './answers.ts';
import { instant } from './moments.ts';

type Views = { shipper: ShipperView; consignee: ConsigneeView };

const told = <B extends AddressBook>(ctx: Ctx, view: Views[B]) => {
  const { revision: _, updateTime, ...address } = view;
  return { ...address, updatedAt: instant(ctx, updateTime) } as Omit<
    Views[B],
    'revision' | 'updateTime'
  > & { updatedAt: string };
};

type Asked = { limit: number; page: number; keyword?: string | undefined };

const list = async <B extends AddressBook>(ctx: Ctx, book: B, { limit, page, keyword }: Asked) => {
  const asked = { pageNo: page, pageSize: limit, keyword };
  const { records, total } = await listAddresses(ctx, book, asked);
  return { items: records.map((view) => told<B>(ctx, view)), total };
};

const add = <B extends AddressBook>(ctx: Ctx, book: B, form: Parameters<typeof addAddress>[2]) =>
  inTx(ctx, async (ctx) => {
    const { id } = await addAddress(ctx, book, form);
    return told<B>(ctx, await readAddress(ctx, book, id));
  });

export const addressAnswers: Answers<typeof openAddressCalls> = {
  listShippers: (ctx, { query }) => list(ctx, 'shipper', query),
  addShipper: (ctx, { body }) => add(ctx, 'shipper', body),
  listConsignees: (ctx, { query }) => list(ctx, 'consignee', query),
  addConsignee: (ctx, { body }) => add(ctx, 'consignee', body),
};
