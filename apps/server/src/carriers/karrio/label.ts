import {
  type Account,
  type Booked,
  CarrierUnknown,
  type Consignment,
} from '../../platform/carrier.ts';
import { pdfOf } from '../http.ts';
import { ask, type Shipment } from './ask.ts';

/** The label of a bought shipment: in the answer, or behind its address; null where neither is. */
const labelOf = async (account: Account, shipment: Shipment, signal: AbortSignal) => {
  const told = shipment.shipping_documents?.find(({ category }) => category === 'label')?.base64;
  if (told) return pdfOf({ status: 200, body: Buffer.from(told, 'base64') });
  if (!shipment.label_url) return null;
  try {
    return pdfOf(await ask(account, { method: 'GET', path: shipment.label_url, signal }));
  } catch (error) {
    // It is bought all the same; the label is asked for again later.
    if (error instanceof CarrierUnknown) return null;
    throw error;
  }
};

export const bookedAs = async (
  account: Account,
  order: Consignment,
  shipment: Shipment,
  signal: AbortSignal,
): Promise<Booked> => {
  const each = shipment.meta?.tracking_numbers ?? [];
  return {
    ok: true,
    trackingNumber: shipment.tracking_number ?? '',
    boxNumbers: each.length === order.form.boxes.length ? each : [],
    label: await labelOf(account, shipment, signal),
  };
};
