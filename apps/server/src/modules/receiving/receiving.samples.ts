import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Sample, Samples } from '../../testing/samples.ts';
import { addStaff } from '../warehouses/testing.ts';

const who = 'yunling-op';

/** Whoever asks works in the warehouse that is named. */
const worksThere = async (app: TestApp, own: Record<string, string>): Promise<Partial<Sample>> => {
  const { warehouseId } = own;
  if (warehouseId) await addStaff(await app.ctxOf(), warehouseId, [app.userId(who)]);
  return {};
};

const station = 'Station 1';
const scannedAt = '2026-11-17 09:00:00';
const there = { as: who, before: worksThere };

export const receivingSamples: Samples = {
  lookAtNumber: { ...there, body: { number: 'NO-SUCH' } },
  receiveParcel: {
    ...there,
    body: { scanId: newId(), station, scannedAt, number: 'NO-SUCH', weight: 1 },
    answers: 'shipment.notFound',
  },
  receiveWithout: {
    ...there,
    body: { scanId: newId(), station },
  },
  listReceipts: { ...there, body: {} },
  listToPrint: { ...there, query: { station } },
  signIn: { ...there, body: { bags: 1, pieces: 12 } },
  listArrivals: { ...there, query: {} },
  takeInStray: {
    ...there,
    body: {
      scanId: newId(),
      station,
      scannedAt,
      number: 'NO-SUCH',
      merchantCode: 'M100001',
      weight: 1,
    },
    answers: 'shipment.notFound',
  },
  listStrays: { body: {} },
  giveStrayOrder: { as: who, body: { orderNo: 'NO-SUCH' }, answers: 'warehouse.notYours' },
};
