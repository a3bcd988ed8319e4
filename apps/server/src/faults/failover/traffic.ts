import { newId } from '../../platform/ids.ts';
import { strangeTopUps } from '../ledger/books.ts';
import { balancesOf, ordersOf, reckon } from '../orders/books.ts';
import { merchantOf, simulatedProducts } from '../orders/simulated.ts';
import { startOrders } from '../orders/traffic.ts';
import { scanFaults, scannedOrders, takenBy } from '../scans/books.ts';
import { openHouse, soldThere } from '../scans/house.ts';
import { startStation } from '../scans/stations.ts';
import { type ApiProcess, until } from '../support/fleet.ts';
import { signInTo } from '../support/signInTo.ts';
import { startSheets } from './sheets.ts';
import type { HaStack } from './stack.ts';
import { topUpsOf } from './topUpsOf.ts';

/** Two place orders one by one, one of them by sheets too; what a third orders is brought and weighed. */
const ordering = { starfield: 'M100001', kapok: 'M100002' };
const bringing = { bluebay: 'M100003' };
const users = { ...ordering, ...bringing };
export const merchants = Object.values(users).map(merchantOf);
const orderers = Object.values(ordering).map(merchantOf);
const bringer = merchantOf(bringing.bluebay);

const stationCount = 2;

/** All that goes on while the leader changes, and what must be true of it in the end. */
export const startTraffic = async (stack: HaStack, api: ApiProcess, running: () => boolean) => {
  const before = await balancesOf(stack, merchants);
  const since = newId();
  const productIds = await simulatedProducts(stack);
  const warehouseId = await openHouse(stack);
  const products = await soldThere(stack);
  const [starfield, kapok, merchant, operator] = (await Promise.all(
    [...Object.keys(users), 'yunling-op'].map((user) => signInTo(api, user)),
  )) as [string, string, string, string];
  const parts = { api: () => api, running };

  const topUps = await Promise.all(
    Object.entries(users).map(([user, code]) =>
      topUpsOf(user, code, { ...parts, cells: stack.cells }),
    ),
  );
  const orders = [starfield, kapok].map((token) => startOrders({ ...parts, token, productIds }));
  const sheets = startSheets({ ...parts, token: starfield });
  const stations = Array.from({ length: stationCount }, (_, at) =>
    startStation({
      ...parts,
      ...{ merchant, operator, products, warehouseId },
      station: `S${at}`,
      stock: [],
    }),
  );
  const all = [...topUps, ...orders, sheets, ...stations];

  const placed = () => orders.flatMap(({ acknowledged }) => acknowledged);
  const granted = () => topUps.flatMap((each) => each.granted);
  const counts = () => ({
    orders: placed().length,
    topUps: granted().length,
    scans: stations.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    sheetOrders: sheets.acknowledged.length,
  });

  /** Once nobody asks any more. On a busy machine hundreds wait for their carrier by then. */
  const settled = async () => {
    const open = ['inFlight', 'cancelling'];
    const closed = async <O extends { booking: string }>(read: () => Promise<O[]>) => {
      const found = await read();
      return found.every(({ booking }) => !open.includes(booking)) && found;
    };
    const ordered = await until(
      'no order is open any more',
      () => closed(() => ordersOf(stack, orderers)),
      900_000,
    );
    const brought = await until(
      'nothing that is brought is open any more',
      () => closed(() => scannedOrders(stack, bringer, since)),
      900_000,
    );
    return { ordered, brought };
  };

  return {
    counts,
    token: starfield,
    ended: () => Promise.all(all.map((each) => each.ended)),
    async verdict() {
      const { ordered, brought } = await settled();
      const ids = new Set(ordered.map(({ id }) => id));
      const numbers = new Set(ordered.map(({ customer_no }) => customer_no));
      const strange = await strangeTopUps(stack, granted());
      const { lost: lostScans, ...scanned } = await scanFaults(
        stack,
        warehouseId,
        stations,
        brought,
      );
      const found = {
        unexpected: all.flatMap(({ unexpected }) => unexpected),
        lost: placed().filter(({ id }) => !ids.has(id)).length,
        lostOfSheets: sheets.acknowledged.filter((number) => !numbers.has(number)).length,
        doubled: ordered.length - numbers.size,
        lostTopUps: strange.lost,
        untoldTopUps: strange.untold,
        lostScans,
        ...scanned,
        ledgerFaults: await stack.read('select * from ledger_faults limit 5'),
        countFaults: await stack.read('select * from order_count_faults limit 5'),
      };
      const due = reckon(before, ordered);
      for (const order of brought) {
        const { wallet, held } = takenBy(order);
        const name = `${bringer} ${order.currency}`;
        due[name] ??= { wallet: 0n, held: 0n };
        due[name].wallet -= wallet;
        due[name].held += held;
      }
      for (const { merchantId, minor } of granted()) {
        const books = due[`${merchantId} CNY`];
        if (books) books.wallet += minor;
      }
      return { found, due, balances: await balancesOf(stack, merchants) };
    },
  };
};
