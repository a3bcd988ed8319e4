import {
  addressIssues,
  emptyPlaceKeys,
  GoodsLine,
  OrderBox,
  OrderConsignee,
  OrderForm,
  OrderShipper,
  orderIssues,
} from '@alpaca/contract';
import type * as z from 'zod/mini';
import { issueKey } from '../../../shared/inputs/schemaRule.ts';
import { recordOf } from './records.ts';
import { serviceFields } from './services.ts';
import type { BoxRow, GoodsRow, OrderValues, Party, Row, Side } from './values.ts';

/** What is wrong: the rule's key by the field's name, or by its path in an order. */
export type Issues = Readonly<Record<string, string>>;
type Shape = Readonly<Record<string, z.ZodMiniType>>;

const shapes: Readonly<Record<Side, Shape>> = {
  shipper: OrderShipper.def.shape,
  consignee: OrderConsignee.def.shape,
};
export const partyShape = (side: Side): Shape => shapes[side];

const emptyKeys: Readonly<Record<string, string>> = {
  phone: 'web.verify.3',
  ...emptyPlaceKeys,
};

const ownIssues = (shape: Shape, record: Readonly<Record<string, unknown>>) => {
  const found: Record<string, string> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const key = issueKey(schema, record[name], emptyKeys[name]);
    if (key) found[name] = key;
  }
  return found;
};

const remembered = <T extends object>(find: (value: T) => Issues) => {
  const known = new WeakMap<T, Issues>();
  return (value: T): Issues => {
    const found = known.get(value) ?? find(value);
    known.set(value, found);
    return found;
  };
};

const findParty = (side: Side) =>
  remembered<Party>((party) => {
    const found = ownIssues(shapes[side], party);
    for (const { path, key } of addressIssues(party)) found[path] ??= key;
    return found;
  });
const parties = { shipper: findParty('shipper'), consignee: findParty('consignee') };
export const partyIssues = (side: Side, party: Party): Issues => parties[side](party);

const sides = ['length', 'width', 'height'];

/** Rules between a box's sides are asked apart from its weight: one fault must not hide another. */
export const boxIssues = remembered<BoxRow>((row) => {
  const record = recordOf(row);
  const found = ownIssues(OrderBox.def.shape, record);
  const measured = Object.fromEntries(sides.map((side) => [side, record[side]]));
  const { error } = OrderBox.safeParse({ weight: 1, ...measured });
  for (const { path, message } of error?.issues ?? []) found[String(path[0])] ??= message;
  return found;
});

export const goodsIssues = remembered<GoodsRow>((row) =>
  ownIssues(GoodsLine.def.shape, recordOf(row)),
);

const rowIssues = <F extends string>(
  name: string,
  rows: readonly Row<F>[],
  find: (row: Row<F>) => Issues,
): Issues =>
  Object.fromEntries(
    rows.flatMap((row, at) =>
      Object.entries(find(row)).map(([field, key]) => [`${name}.${at}.${field}`, key]),
    ),
  );

const {
  productId: _productId,
  shipper: _shipper,
  consignee: _consignee,
  boxes: _boxes,
  goods: _goods,
  ...services
} = OrderForm.def.shape;

const under = (prefix: string, issues: Issues): Issues =>
  Object.fromEntries(Object.entries(issues).map(([name, key]) => [`${prefix}.${name}`, key]));

/** All that keeps an order from being submitted, by path; but for its line, which is chosen apart. */
export const issuesOf = (values: OrderValues): Issues => {
  const said = serviceFields(values);
  const between = orderIssues({
    ...said,
    boxes: values.boxes.map(({ boxNo }) => ({ boxNo: boxNo || undefined })),
    goods: values.goods,
  });
  return {
    ...under('shipper', partyIssues('shipper', values.shipper)),
    ...under('consignee', partyIssues('consignee', values.consignee)),
    ...(values.boxes.length === 0 && { boxes: 'web.verify.31' }),
    ...(values.goods.length === 0 && { goods: 'web.verify.56' }),
    ...Object.fromEntries(between.map(({ path, key }) => [path.join('.'), key])),
    ...rowIssues('boxes', values.boxes, boxIssues),
    ...rowIssues('goods', values.goods, goodsIssues),
    ...ownIssues(services as Shape, said),
  };
};
