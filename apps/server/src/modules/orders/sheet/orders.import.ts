import {
  cargoProperties,
  DraftSheetRow,
  dutyTerms,
  goodsTypes,
  type OrderForm,
  type OrderImportType,
  OrderSheetRow,
  toAmount,
} from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { addressOptions } from '../../addresses/index.ts';
import {
  addMade,
  type Committed,
  currencyOptions,
  type ImportKind,
  type Option,
  type Options,
  optionsOf,
  plainOptions,
} from '../../imports/index.ts';
import { productOptions, requireBuyer } from '../../rates/index.ts';
import { place } from '../placing/place.ts';
import { customerNosTaken } from '../placing/placing.repository.ts';
import { saveDrafts } from '../placing/saveDrafts.ts';
import { openOrderCheck } from './checkOrders.ts';
import { amazonUnshipped } from './marketplaces/amazon.ts';
import { shopifyOrders } from './marketplaces/shopify.ts';
import { ordersOfImport } from './ordersOfImport.ts';

const fixed: Options = {
  goodsType: optionsOf('goodsType', goodsTypes),
  cargoProperty: optionsOf('cargoProperty', cargoProperties),
  dutyTerms: plainOptions(dutyTerms),
  declaredCurrency: currencyOptions,
  insuranceCurrency: currencyOptions,
  codCurrency: currencyOptions,
};

const options = async (ctx: Ctx): Promise<Options> => {
  const [products, address] = await Promise.all([productOptions(ctx), addressOptions(ctx)]);
  const { countryCode, addressType, taxType, certificateType } = address;
  return {
    ...fixed,
    productId: products,
    consigneeCountryCode: countryCode as readonly Option[],
    madeCountry: countryCode as readonly Option[],
    consigneeAddressType: addressType as readonly Option[],
    consigneeTaxType: taxType as readonly Option[],
    consigneeCertificateType: certificateType as readonly Option[],
  };
};

/** A code stands for a whole address, a SKU for a whole declaration. */
const unless = {
  ...Object.fromEntries(
    ['Name', 'Phone', 'CountryCode', 'Province', 'City', 'Address1'].map((field) => [
      `consignee${field}`,
      'deliveryAddressCode',
    ]),
  ),
  ...Object.fromEntries(['goodsName', 'goodsNameEn', 'value'].map((field) => [field, 'sku'])),
};

/** New orders are the person's who brought the sheet. */
const orderOf = <F>(form: F, { userId, importId, rowNos }: Committed, at: number) =>
  ({
    row: null,
    form,
    source: 'import',
    createdBy: userId,
    cameFrom: { importId, rowNo: rowNos[at] as number },
  }) as const;

const saveAll = async (ctx: Ctx, forms: OrderForm[], of: Committed) => {
  const numbers = forms.flatMap(({ customerNo }) => customerNo ?? []);
  const taken = await customerNosTaken(ctx, ctx.merchantId as string, numbers);
  const isTaken = ({ customerNo }: OrderForm) => customerNo !== undefined && taken.has(customerNo);
  const free = forms.flatMap((form, at) => (isTaken(form) ? [] : [orderOf(form, of, at)]));
  await saveDrafts(ctx, free);
  await addMade(ctx, of.importId, { draft: free.length });
  return forms.flatMap((form, index) =>
    isTaken(form) ? [{ index, key: 'order.customerNoTaken' as const }] : [],
  );
};

const agreedTotal = (of: Committed, at: number) => {
  const price = of.prices[at];
  return price ? toAmount(price.minor, price.currency) : undefined;
};

const submitAll = async (ctx: Ctx, forms: OrderForm[], of: Committed) => {
  const orders = forms.map((form, at) => ({
    ...orderOf(form, of, at),
    remoteAgreed: true,
    agreedTotal: agreedTotal(of, at),
  }));
  const outcomes = await place(ctx, orders, { onlyWhatFits: of.onlyWhatFits });
  const isShort = (at: number) => outcomes[at]?.refusal?.key === 'wallet.tooLow';
  const short = orders.filter((_, at) => isShort(at));
  await saveDrafts(ctx, short);
  const placed = outcomes.filter(({ refusal }) => !refusal);
  const waiting = placed.filter(({ row }) => row?.booking === 'waitingPayment').length;
  await addMade(ctx, of.importId, {
    submitted: placed.length - waiting,
    waitingPayment: waiting,
    draft: short.length,
  });
  return outcomes.flatMap(({ refusal }, index) =>
    refusal && !isShort(index) ? [{ index, key: refusal.key, params: refusal.params }] : [],
  );
};

const kindOf = (type: OrderImportType): ImportKind => ({
  name: type === 'submit' ? 'orderSubmit' : 'orderDraft',
  // What the single calls ask for is asked for here too.
  schema: type === 'submit' ? OrderSheetRow : DraftSheetRow,
  titles: 'orderSheetField',
  options,
  key: () => '',
  alike: ['orderSubmit', 'orderDraft'],
  together: {
    field: 'customerNo',
    open: (ctx, sheet) => openOrderCheck(ctx, type, sheet !== undefined),
  },
  knows: [amazonUnshipped, shopifyOrders],
  unless,
  isBinding: type === 'submit',
  admit: async (ctx, target) => {
    if (target) refuse('request.invalid');
    await requireBuyer(ctx);
  },
  commit: type === 'submit' ? submitAll : saveAll,
  made: ordersOfImport,
});

export const orderSubmitImport = kindOf('submit');
export const orderDraftImport = kindOf('draft');
