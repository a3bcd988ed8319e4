import {
  addressIssues,
  boxesMax,
  consigneeColumn,
  goodsMax,
  OrderConsignee,
  OrderSheetRow,
  OrderShipper,
  orderIssues,
  orderSheetParts,
  type SkuForm,
} from '@alpaca/contract';
import { type Issues, keyOf, type Told, type Written } from '../../imports/index.ts';
import { type CodesFound, codeOf } from './codeLookUp.ts';
import { boxOfGoods, libraryCurrency } from './soldGoods.ts';

/** Rows of a sheet put together to one order, and where each part of it stands. */
export interface SheetOrder {
  form: Record<string, unknown>;
  /** By row: what is wrong before anything is held against the form's rules. */
  issues: Issues[];
  boxRows: number[];
  goodsRows: number[];
  /** The sheet says only what was sold: what it weighs was looked for in the SKU library. */
  isSold: boolean;
}

const consigneeFields = Object.keys(OrderConsignee.def.shape);
const shipperFields = Object.keys(OrderShipper.def.shape);
const { once, goods } = orderSheetParts;
const boxFields = orderSheetParts.box.filter((field) => field !== 'boxCount');
const consigneeColumns = consigneeFields.map((field) => [field, consigneeColumn(field)] as const);
const ofForm = new Set(['productId', 'shipperCode', 'taxNo']);
const services = once.filter((field) => !ofForm.has(field) && !field.startsWith('consignee'));
const { boxCount } = OrderSheetRow.shape;

// Tens of fields of thousands of orders: in plain loops.
const pick = (from: Written, fields: readonly string[]) => {
  const picked: Record<string, unknown> = {};
  for (const field of fields) if (from[field] !== undefined) picked[field] = from[field];
  return picked;
};

const hasAny = (row: Written, fields: readonly string[]) =>
  fields.some((field) => row[field] !== undefined);

/** What further rows say of the order must be what its first row says. */
const differences = (head: Written, row: Written): Issues =>
  Object.fromEntries(
    once
      .filter((field) => row[field] !== undefined && row[field] !== head[field])
      .map((field) => [field, 'importIssue.differs']),
  );

interface SheetBox {
  at: number;
  box: Record<string, unknown>;
}

// One too many is enough to see that there are too many.
const [boxesMost, linesMost] = [boxesMax + 1, goodsMax + 1];

/** A row's box, or so many alike; their numbers go on from the one that is said. */
const boxesIn = (row: Written, at: number, count: number): SheetBox[] => {
  const box = pick(row, boxFields);
  if (count === 1) return [{ at, box }];
  return Array.from({ length: count }, (_, n) => ({
    at,
    box: box.boxNo === undefined ? box : { ...box, boxNo: `${box.boxNo}${n + 1}` },
  }));
};

const boxesOf = (rows: readonly Written[], issues: Issues[]): SheetBox[] => {
  const boxes: SheetBox[] = [];
  for (const [at, row] of rows.entries()) {
    if (!hasAny(row, orderSheetParts.box)) continue;
    const count = boxCount.safeParse(row.boxCount);
    if (!count.success) (issues[at] as Issues).boxCount = 'web.verify.32';
    const wanted = (count.data as number | undefined) ?? 1;
    boxes.push(...boxesIn(row, at, Math.min(wanted, boxesMost - boxes.length)));
  }
  return boxes;
};

/** As the library declares it, where the row says nothing itself; a value only in its own currency. */
const declared = (row: Written, sku: SkuForm | undefined, currency: unknown) => {
  const { goodsWeight: weight, ...own } = pick(row, goods);
  const said = { ...own, ...(weight !== undefined && { weight }) };
  if (!sku) return said;
  const { currency: skuCurrency, value, ...rest } = sku;
  return { ...rest, ...(skuCurrency === currency && { value }), ...said };
};

const consigneeOf = (head: Written, { deliveryAddresses }: CodesFound) => {
  const address = deliveryAddresses.get(codeOf(head.deliveryAddressCode)) as Written | undefined;
  const consignee: Record<string, unknown> = {};
  for (const [field, column] of consigneeColumns) {
    const said = head[column] ?? address?.[field];
    if (said !== undefined && said !== '') consignee[field] = said;
  }
  return consignee;
};

const shipperOf = ({ shipperCode }: Written, { shippers, defaultShipper }: CodesFound) =>
  shipperCode === undefined
    ? defaultShipper
    : (shippers.get(String(shipperCode)) ?? shippers.get(codeOf(shipperCode)));

/** Codes that no book has. */
const unknownCodes = (head: Written, found: CodesFound): Issues => ({
  ...(head.productId !== undefined &&
    !found.sold.has(String(head.productId)) && { productId: 'importIssue.option' }),
  ...(head.shipperCode !== undefined &&
    !found.shippers.has(codeOf(head.shipperCode)) && { shipperCode: 'importIssue.noShipper' }),
  ...(head.deliveryAddressCode !== undefined &&
    !found.deliveryAddresses.has(codeOf(head.deliveryAddressCode)) && {
      deliveryAddressCode: 'importIssue.noDeliveryAddress',
    }),
  ...(head.taxNo !== undefined &&
    !found.taxNumbers.has(String(head.taxNo)) && { taxNo: 'importIssue.noTaxNumber' }),
  ...(head.customerNo !== undefined &&
    found.taken.has(String(head.customerNo)) && { customerNo: 'refusal.order.customerNoTaken' }),
});

const declaredOnce = ['goodsName', 'goodsNameEn', 'value'];

/** A SKU that the library lacks is no mistake where the row declares the goods itself. */
const unknownSku = (row: Written, { skus }: CodesFound): Issues => {
  if (row.sku === undefined || skus.has(String(row.sku))) return {};
  return declaredOnce.every((field) => row[field] !== undefined)
    ? {}
    : { sku: 'importIssue.noSku' };
};

/** A sheet of sold goods is declared in the currency that the library has them in. */
const currencyOf = (rows: readonly Written[], { skus }: CodesFound, isSold: boolean) =>
  rows[0]?.declaredCurrency ?? (isSold ? libraryCurrency(rows, skus) : undefined);

export const putTogether = (
  rows: readonly Written[],
  found: CodesFound,
  isSold = false,
): SheetOrder => {
  const [head = {}] = rows;
  const issues = rows.map((row, at) => ({
    ...(at === 0 ? unknownCodes(head, found) : differences(head, row)),
    ...unknownSku(row, found),
  }));
  const said = boxesOf(rows, issues);
  const currency = currencyOf(rows, found, isSold);
  const lines = rows
    .flatMap((row, at) => (hasAny(row, goods) ? [{ row, at }] : []))
    .slice(0, linesMost);
  const declaredGoods = lines.map(({ row }) =>
    declared(row, found.skus.get(String(row.sku)), currency ?? 'USD'),
  );
  const boxes = isSold ? boxOfGoods(said, declaredGoods) : said;
  const shipper = shipperOf(head, found);
  const taxNumberId = found.taxNumbers.get(String(head.taxNo));
  return {
    issues,
    boxRows: boxes.map(({ at }) => at),
    goodsRows: lines.map(({ at }) => at),
    isSold,
    form: {
      ...pick(head, [...services, 'productId']),
      ...(currency !== undefined && { declaredCurrency: currency }),
      ...(taxNumberId && { taxNumberId }),
      shipper: shipper ? pick({ ...shipper }, shipperFields) : {},
      consignee: consigneeOf(head, found),
      boxes: boxes.map(({ box }) => box),
      goods: declaredGoods,
    },
  };
};

/** The cell where people mend what is wrong at a place of the form. */
const cellOf = ({ boxRows, goodsRows }: SheetOrder, path: readonly PropertyKey[]) => {
  const [part, at, field] = path;
  if (part === 'boxes') {
    if (at === undefined) return { row: 0, field: boxRows.length === 0 ? 'weight' : 'boxCount' };
    return { row: boxRows[Number(at)] ?? 0, field: String(field ?? 'weight') };
  }
  if (part === 'goods') {
    if (at === undefined) return { row: 0, field: goodsRows.length === 0 ? 'goodsName' : '' };
    const name = String(field ?? 'goodsName');
    return { row: goodsRows[Number(at)] ?? 0, field: name === 'weight' ? 'goodsWeight' : name };
  }
  if (part === 'consignee') return { row: 0, field: consigneeColumn(String(at ?? 'name')) };
  if (part === 'shipper') return { row: 0, field: 'shipperCode' };
  return { row: 0, field: part === 'taxNumberId' ? 'taxNo' : String(part ?? '') };
};

const numbers = new Set(['quantity', 'goodsWeight', 'weight', 'length', 'width', 'height']);
const keyAt = (order: SheetOrder, field: string, issue: Told) => {
  if (field === 'shipperCode') {
    const isThere = Object.keys(order.form.shipper as object).length > 0;
    return isThere ? 'importIssue.shipper' : 'importIssue.noDefaultShipper';
  }
  if (field === '' && issue.path[0] === 'goods') return 'importIssue.tooManyGoods';
  if (order.isSold && order.boxRows.length === 0 && field === 'weight')
    return 'importIssue.noSkuWeight';
  const type = numbers.has(field) ? 'number' : 'text';
  return keyOf(issue, { name: field, required: true, type });
};

/** What the form's rules say, each at the cell where it is mended; the first thing there stands. */
export const mark = (order: SheetOrder, told: readonly Told[]): Issues[] => {
  const across = [
    ...addressIssues(order.form.consignee as Written).map(({ path, key }) => ({
      path: ['consignee', path],
      message: key,
    })),
    ...orderIssues(order.form).map(({ path, key }) => ({ path, message: key })),
  ];
  const issues = order.issues.map((row) => ({ ...row }));
  for (const issue of [...told, ...across]) {
    const { row, field } = cellOf(order, issue.path);
    const cell = issues[row] as Issues;
    cell[field] ??= keyAt(order, field, issue);
  }
  return issues;
};
