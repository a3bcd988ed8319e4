import {
  type CallSpec,
  editAdvert,
  editAnnouncement,
  editApiKey,
  editBankAccount,
  editBatch,
  editChannel,
  editClaimTerms,
  editConsignee,
  editDataRule,
  editDeliveryAddress,
  editDictionary,
  editDictionaryItem,
  editLabelDesign,
  editMenu,
  editPayee,
  editPaymentCode,
  editPriceGroup,
  editProduct,
  editRole,
  editShipment,
  editShipper,
  editSku,
  editStaff,
  editTaxNumber,
  editTeamMember,
  editWarehouse,
  editWebhook,
  getAnnouncement,
  getBatch,
  getDeliverDetail,
  getFinanceOverview,
  getOpsProduct,
  getOrderDetail,
  getVersion,
  getWarehouse,
  listAdverts,
  listApiKeys,
  listBankAccounts,
  listChannels,
  listClaimTerms,
  listDataRules,
  listDictionaries,
  listDictionaryItems,
  listLabelDesigns,
  listMenus,
  listPayees,
  listPaymentCodes,
  listPriceGroups,
  listReceivables,
  listRoles,
  listSkus,
  listStaff,
  listTaxNumbers,
  listTeam,
  listWebhooks,
  queryConsigneeById,
  queryDeliveryAddressById,
  queryShipperById,
  saveBalanceAlert,
  saveDraft,
  saveStatementCycle,
  saveVersion,
} from '@alpaca/contract';
import { newId } from '../platform/ids.ts';
import type { TestApp } from './app.ts';
import { merchantCard } from './editedCards.ts';
import { numberRange } from './editedRanges.ts';

type Visitor = ReturnType<TestApp['withToken']>;
type Seen = { revision: number } & Record<string, unknown>;

/** A form that two people can hold open: how it is filled, and how one of them changes a field. */
export interface EditedForm {
  read: (visitor: Visitor, id: string) => Promise<Seen>;
  edit: CallSpec;
  field: string;
  /** Another each time: the thing may be one that is there already. */
  value: () => string;
  /** What to send, where the field does not simply stand in the body. */
  body?: (sent: Record<string, unknown>, value: string) => Record<string, unknown>;
  /** What the sample says besides and no form holds. */
  without?: readonly string[];
}

const everything = { pageSize: 1000 };
const byId = <T extends { id: string }>(records: readonly T[], id: string) =>
  records.find((one) => one.id === id) as unknown as Seen;
const inForm = (sent: Record<string, unknown>, remark: string) => ({
  ...sent,
  form: { ...(sent.form as object), remark },
});

/** By the kind that the contract's `edits` names. */
export const editedForms: Readonly<Record<string, EditedForm>> = {
  shipper: {
    read: async (v, id) => (await v.call(queryShipperById, { query: { id } })).result,
    edit: editShipper,
    field: 'remark',
    value: newId,
  },
  shipment: {
    read: async (v, id) => (await v.call(getDeliverDetail, { query: { id } })).result,
    edit: editShipment,
    field: 'remark',
    value: newId,
    without: ['add', 'remove'],
  },
  consignee: {
    read: async (v, id) => (await v.call(queryConsigneeById, { query: { id } })).result,
    edit: editConsignee,
    field: 'remark',
    value: newId,
  },
  deliveryAddress: {
    read: async (v, id) => (await v.call(queryDeliveryAddressById, { query: { id } })).result,
    edit: editDeliveryAddress,
    field: 'remark',
    value: newId,
  },
  sku: {
    read: async (v, id) => byId((await v.call(listSkus, { query: everything })).result.records, id),
    edit: editSku,
    field: 'textureName',
    value: newId,
  },
  taxNumber: {
    read: async (v, id) =>
      byId((await v.call(listTaxNumbers, { query: everything })).result.records, id),
    edit: editTaxNumber,
    field: 'company',
    value: newId,
  },
  staff: {
    read: async (v, id) =>
      byId((await v.call(listStaff, { query: everything })).result.records, id),
    edit: editStaff,
    field: 'realname',
    value: newId,
  },
  role: {
    read: async (v, id) => byId((await v.call(listRoles)).result, id),
    edit: editRole,
    field: 'nameEn',
    value: newId,
  },
  apiKey: {
    read: async (v, id) => byId((await v.call(listApiKeys)).result, id),
    edit: editApiKey,
    field: 'name',
    value: newId,
  },
  webhook: {
    read: async (v, id) => byId((await v.call(listWebhooks)).result, id),
    edit: editWebhook,
    field: 'description',
    value: newId,
  },
  member: {
    read: async (v, id) => byId((await v.call(listTeam, { query: everything })).result.records, id),
    edit: editTeamMember,
    field: 'realname',
    value: newId,
  },
  announcement: {
    read: async (v, id) => (await v.call(getAnnouncement, { query: { id } })).result,
    edit: editAnnouncement,
    field: 'titleEn',
    value: newId,
  },
  channel: {
    read: async (v, id) => byId((await v.call(listChannels)).result, id),
    edit: editChannel,
    field: 'carrier',
    value: newId,
  },
  merchantCard,
  numberRange,
  product: {
    read: async (v, id) => (await v.call(getOpsProduct, { query: { id } })).result,
    edit: editProduct,
    field: 'restrictionsEn',
    value: newId,
  },
  priceVersion: {
    read: async (v, id) => (await v.call(getVersion, { query: { id } })).result,
    edit: saveVersion,
    field: 'note',
    value: newId,
  },
  labelDesign: {
    read: async (v, id) => byId((await v.call(listLabelDesigns)).result, id),
    edit: editLabelDesign,
    field: 'nameEn',
    value: newId,
  },
  dictionary: {
    read: async (v, id) => byId((await v.call(listDictionaries)).result, id),
    edit: editDictionary,
    field: 'nameEn',
    value: newId,
  },
  dictItem: {
    read: async (v, id) => {
      const { result } = await v.call(listDictionaries);
      for (const { id: of } of result) {
        const items = await v.call(listDictionaryItems, { query: { id: of } });
        const found = items.result.find((item) => item.id === id);
        if (found) return found;
      }
      throw new Error('no dictionary has it');
    },
    edit: editDictionaryItem,
    field: 'textEn',
    value: newId,
  },
  bankAccount: {
    read: async (v, id) => byId((await v.call(listBankAccounts)).result, id),
    edit: editBankAccount,
    field: 'bank',
    value: newId,
  },
  paymentCode: {
    read: async (v, id) => byId((await v.call(listPaymentCodes)).result, id),
    edit: editPaymentCode,
    field: 'owner',
    value: newId,
  },
  priceGroup: {
    read: async (v, id) => byId((await v.call(listPriceGroups)).result, id),
    edit: editPriceGroup,
    field: 'nameEn',
    value: newId,
  },
  advert: {
    read: async (v, id) => byId((await v.call(listAdverts)).result, id),
    edit: editAdvert,
    field: 'titleEn',
    value: newId,
    without: ['state'],
  },
  menu: {
    read: async (v, id) => byId((await v.call(listMenus)).result.entries, id),
    edit: editMenu,
    field: 'nameThird',
    value: newId,
  },
  payee: {
    read: async (v, id) => byId((await v.call(listPayees)).result, id),
    edit: editPayee,
    field: 'name',
    value: newId,
  },
  dataRule: {
    read: async (v, id) => byId((await v.call(listDataRules)).result, id),
    edit: editDataRule,
    field: 'name',
    value: newId,
    without: ['menuName', 'roles', 'people'],
  },
  claimTerms: {
    read: async (v, id) => byId((await v.call(listClaimTerms)).result, id),
    edit: editClaimTerms,
    field: 'perKg',
    value: () => `${1 + Math.floor(Math.random() * 9_000)}.00`,
    without: ['productName'],
  },
  batch: {
    read: async (v, id) => (await v.call(getBatch, { query: { id } })).result,
    edit: editBatch,
    field: 'masterNo',
    value: newId,
  },
  warehouse: {
    read: async (v, id) => (await v.call(getWarehouse, { query: { id } })).result,
    edit: editWarehouse,
    field: 'contact',
    value: newId,
  },
  order: {
    read: async (v, id) => {
      const { order, form } = (await v.call(getOrderDetail, { query: { id } })).result;
      return { ...form, revision: order.revision };
    },
    edit: saveDraft,
    field: 'remark',
    value: newId,
    body: inForm,
  },
  statementCycle: {
    read: async (v, id) => {
      const { rows } = (await v.call(listReceivables)).result;
      return rows.find(({ cycleId }) => cycleId === id) as unknown as Seen;
    },
    edit: saveStatementCycle,
    field: 'cycle',
    value: () => 'weekly',
  },
  balanceAlert: {
    read: async (v) => {
      const { wallets } = (await v.call(getFinanceOverview, { query: {} })).result;
      return wallets.find(({ currency }) => currency === 'CNY') as unknown as Seen;
    },
    edit: saveBalanceAlert,
    field: 'threshold',
    value: () => '700.00',
  },
};
