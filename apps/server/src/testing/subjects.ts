import {
  type AddressBook,
  ConsigneeForm,
  DeliveryAddressForm,
  ShipperForm,
} from '@alpaca/contract';
import * as z from 'zod/mini';
import { makeActivation, makeMember } from '../modules/accounts/accountsTestSubjects.ts';
import { addMany } from '../modules/addresses/addressBulk.service.ts';
import * as delivery from '../modules/addresses/deliveryAddresses.service.ts';
import { writeMessage } from '../modules/announcements/messages.service.ts';
import { newApproval } from '../modules/approvals/approvalsTestSubjects.ts';
import { newPasskey, newSession, newStaff } from '../modules/auth/authTestSubjects.ts';
import { newSku, newTaxNumber } from '../modules/declarations/declarationsTestSubjects.ts';
import {
  newExchange,
  newLedgerSubject,
  newPaymentProof,
  newTopUp,
} from '../modules/finance/financeTestSubjects.ts';
import { makeImport } from '../modules/imports/importsTestSubject.ts';
import { newOrder } from '../modules/orders/ordersTestSubjects.ts';
import {
  newChannel,
  newPriceSheet,
  newPriceVersion,
  newProduct,
  newRemoteList,
} from '../modules/products/productsTestSubjects.ts';
import { newTrial } from '../modules/rates/ratesTestSubjects.ts';
import type { Ctx } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';

export interface Owner {
  ctx: Ctx;
  userId: string;
  merchantId: string;
}

const address = () => ({
  name: newId(),
  countryCode: 'US',
  province: 'CA',
  city: 'San Jose',
  address1: '1 Subject Road',
  phone: '+1 408 555 0101',
  postCode: '95112',
});

const asMerchant = ({ ctx, merchantId }: Owner): Ctx => ({ ...ctx, scope: 'merchant', merchantId });

const inBook = (book: AddressBook) => async (owner: Owner) => {
  const form = z.parse(book === 'shipper' ? ShipperForm : ConsigneeForm, address());
  return (await addMany(asMerchant(owner), book, [form])).ids[0] as string;
};

const makeFile =
  (purpose: string) =>
  async ({ ctx, userId, merchantId }: Owner) => {
    const id = newId();
    await ctx.node.storage.put(`${ctx.tenant.id}/${id}`, Buffer.from('hello'), {
      contentType: 'application/pdf',
    });
    await ctx.db
      .insertInto('files')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        merchant_id: merchantId,
        user_id: userId,
        purpose,
        name: `${purpose}.pdf`,
        content_type: 'application/pdf',
        bytes: 5,
        sha256: '',
      })
      .execute();
    return id;
  };

/** How to make one of each kind of thing that has an id, owned by someone. */
export const subjects: Record<string, (owner: Owner) => Promise<string>> = {
  notice: ({ ctx, userId }) =>
    writeMessage(ctx, {
      kind: 'test',
      userIds: [userId],
      zh: { title: '标题', content: '内容' },
      en: { title: 'Title', content: 'Text' },
    }),
  user: async ({ userId }) => userId,
  approval: newApproval,
  session: newSession,
  passkey: newPasskey,
  staff: newStaff,
  announcement: async ({ ctx }) => {
    const id = newId();
    const words = { title_zh: '标题', title_en: 'Title', content_zh: '', content_en: '' };
    await ctx.db
      .insertInto('notices')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        category: 'announcement',
        sender: ctx.tenant.nameZh,
        to_all: true,
        ...words,
      })
      .execute();
    return id;
  },
  job: async ({ ctx, userId, merchantId }) => {
    const id = newId();
    await ctx.db
      .insertInto('jobs')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        merchant_id: merchantId,
        user_id: userId,
        name_zh: '导入',
        name_en: 'Import',
      })
      .execute();
    return id;
  },
  shipper: inBook('shipper'),
  consignee: inBook('consignee'),
  deliveryAddress: async (owner) => {
    const form = z.parse(DeliveryAddressForm, { ...address(), code: newId().slice(24) });
    return (await delivery.add(asMerchant(owner), form)).id;
  },
  file: makeFile('labelFile'),
  import: async (owner) => makeImport(owner, await makeFile('importSheet')(owner)),
  topUp: newTopUp,
  paymentProof: newPaymentProof,
  exchange: newExchange,
  ledgerSubject: newLedgerSubject,
  licenceFile: makeFile('licence'),
  avatarFile: makeFile('avatar'),
  merchant: async ({ merchantId }) => merchantId,
  member: makeMember,
  activation: makeActivation,
  channel: newChannel,
  product: newProduct,
  priceSheet: newPriceSheet,
  priceVersion: newPriceVersion,
  remoteList: newRemoteList,
  trial: newTrial,
  order: newOrder,
  sku: newSku,
  taxNumber: newTaxNumber,
};
