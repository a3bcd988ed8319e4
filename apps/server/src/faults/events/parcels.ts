import { submitOrder } from '@alpaca/contract';
import { orderForm } from '../../modules/orders/testing.ts';
import { newId } from '../../platform/ids.ts';
import { copyRows } from '../../testing/copyRows.ts';
import type { LedgerStack } from '../ledger/stack.ts';
import { type ApiProcess, until } from '../support/fleet.ts';
import { keepCalling } from '../support/keepCalling.ts';

const line = 'US-PACKET';

/** The line goes through the simulator, from anywhere; and there are days for what is told. */
export const openLine = (stack: LedgerStack) =>
  stack.read(`
    update channels set adapter = 'simulator', settings = '{}'
    where id in (select channel_id from products where code = '${line}');
    update products set origins = '{}' where code = '${line}';
    select alpaca.make_track_days(current_date - 180, current_date + 14)`);

export const lineOf = async (stack: LedgerStack): Promise<string> =>
  (await stack.read<{ id: string }>('select id from products where code = $1 limit 1', [line]))[0]
    ?.id as string;

export const placeOne = (api: () => ApiProcess, token: string, productId: string) => {
  const form = orderForm({ productId, boxes: [{ weight: 0.5 }], customerNo: newId() }) as never;
  return keepCalling(api, token, submitOrder, { body: { form, remoteAgreed: true } });
};

/** The number of the nth parcel. */
export const numberOf = (n: number) => `EV${String(n).padStart(9, '0')}`;

/** So many parcels on their way, like one that its carrier booked. */
export const addParcels = async (
  stack: LedgerStack,
  api: () => ApiProcess,
  token: string,
  count: number,
) => {
  const { id } = await placeOne(api, token, await lineOf(stack));
  const isBooked = async () =>
    (await stack.read('select from orders where id = $1 and booking = $2', [id, 'booked'])).length;
  await until('the carrier has booked it', isBooked, 120_000);
  const number = `'EV' || lpad(n::text, 9, '0')`;
  await copyRows(
    async (text, values) => ({ rows: await stack.read<{ name: string }>(text, values) }),
    'orders',
    {
      where: 't.id = $1',
      counted: 'generate_series(1, $2::int) n',
      columns: {
        id: `md5(${number})::uuid`,
        order_no: number,
        customer_no: number,
        tracking_number: number,
        status: `'outWarehouse'`,
      },
    },
    [id, count],
  );
  await stack.read('analyze orders');
};
