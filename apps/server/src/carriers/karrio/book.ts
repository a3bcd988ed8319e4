import {
  type Account,
  type Booked,
  CarrierUnknown,
  type Consignment,
  type Refused,
} from '../../platform/carrier.ts';
import { readAs } from '../http.ts';
import { ask, isBought, Shipment, shipmentsOf } from './ask.ts';
import { noRate, oneCurrency, refusedBy } from './errors.ts';
import { serviceOf, shipmentDataOf } from './forms.ts';
import { bookedAs } from './label.ts';

const draft = async (account: Account, order: Consignment, signal: AbortSignal) => {
  const body = shipmentDataOf(account, order);
  if (!body) return oneCurrency;
  const answer = await ask(account, { method: 'POST', path: '/v1/shipments', body, signal });
  return answer.status >= 400 ? refusedBy(answer) : readAs(Shipment, answer);
};

const buy = async (account: Account, order: Consignment, found: Shipment, signal: AbortSignal) => {
  const service = serviceOf(account);
  const rate = found.rates?.find((one) => one.service === service);
  if (!rate) return noRate(found);
  const answer = await ask(account, {
    method: 'POST',
    path: `/v1/shipments/${found.id}/purchase`,
    body: { selected_rate_id: rate.id, label_type: 'PDF', reference: order.reference },
    signal,
  });
  // Somebody has bought it in the meantime, perhaps we ourselves: it is looked for again.
  if (answer.status === 409) throw new CarrierUnknown('changed meanwhile');
  if (answer.status >= 400) return refusedBy(answer);
  const bought = readAs(Shipment, answer);
  if (!isBought(bought)) throw new CarrierUnknown(`shipment is ${bought.status}`);
  return bookedAs(account, order, bought, signal);
};

/**
 * Karrio has no idempotency keys, and a label that is bought costs. So a draft is made first and
 * bought in a second step: asked again, the draft is found by its reference, and Karrio sells the
 * same draft only once.
 */
export const book = async (
  account: Account,
  order: Consignment,
  signal: AbortSignal,
): Promise<Booked | Refused> => {
  if (serviceOf(account) === '') throw new CarrierUnknown('no service');
  const [known] = await shipmentsOf(account, order.reference, signal);
  if (known && isBought(known)) return bookedAs(account, order, known, signal);
  const found = known ?? (await draft(account, order, signal));
  return 'ok' in found ? found : buy(account, order, found, signal);
};
