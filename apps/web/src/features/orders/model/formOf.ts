import {
  type OrderForm,
  QuoteRequest,
  quoteRequestOf,
  type Request,
  type saveDraft,
  type submitOrder,
  type tryOrder,
} from '@alpaca/contract';
import { isBlank } from '../../../shared/lib/isBlank.ts';
import { boxIssues, goodsIssues } from './issues.ts';
import { filled, recordOf } from './records.ts';
import { serviceFields } from './services.ts';
import type { OrderValues } from './values.ts';

export type SubmittedForm = Request<typeof submitOrder>['body']['form'];
type DraftForm = Request<typeof saveDraft>['body']['form'];
export type Asked = Request<typeof tryOrder>['body']['request'];

/** What is submitted; what is wrong in it is for the rules to say. */
export const formOf = (values: OrderValues): SubmittedForm =>
  ({
    ...serviceFields(values),
    shipper: filled(values.shipper),
    consignee: filled(values.consignee),
    boxes: values.boxes.map(recordOf),
    goods: values.goods.map(recordOf),
  }) as unknown as SubmittedForm;

/** A number that was cleared is given up: the order goes by its own again. */
export const numbered = (values: OrderValues, orderNo: string | undefined): OrderValues =>
  orderNo && isBlank(values.customerNo) ? { ...values, customerNo: orderNo } : values;

const asked = (values: OrderValues): OrderValues => ({
  ...values,
  isInsured: values.isInsured && !isBlank(values.insuranceValue),
  isCod: values.isCod && !isBlank(values.codPrice),
});

/** As far as it is filled in: half an insurance is none yet. */
export const draftOf = (values: OrderValues) => formOf(asked(values)) as DraftForm;

const isRight = (found: object | undefined) => found && Object.keys(found).length === 0;

/** What its price is asked by, as soon as place and boxes are there; goods count once they are right. */
export const quoteOf = (values: OrderValues): Asked | null => {
  if (!values.boxes.every((row) => isRight(boxIssues(row)))) return null;
  const goods = values.goods.filter((row) => isRight(goodsIssues(row)));
  const form = formOf({ ...asked(values), goods }) as OrderForm;
  const addressType = values.consignee.addressType ?? '';
  const request = quoteRequestOf({
    ...form,
    consignee: { ...form.consignee, addressType: addressType as '' },
  });
  // As it crosses the wire: what is undefined is not there.
  const said = JSON.parse(JSON.stringify(request)) as Asked;
  return QuoteRequest.safeParse(said).success ? said : null;
};
