import { grouped } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { FileReply } from '../../../platform/http/bind.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { a4Size } from '../../../platform/paper/measures.ts';
import { newPaper } from '../../../platform/paper/paper.ts';
import { refuse } from '../../../platform/refusal.ts';
import * as lists from '../lists/lists.service.ts';
import { drawSheet, type SheetContent } from './drawSheet.ts';
import { both } from './sheetWords.ts';

type Detail = Awaited<ReturnType<typeof lists.detail>>;
type Order = Awaited<ReturnType<typeof lists.orders>>['records'][number];

// More than a list takes, with what came besides.
const ordersMost = 10_000;
const onSheet: readonly Order['state'][] = ['expected', 'missing', 'arrived'];

const kg = (weight: number) => grouped(weight.toFixed(3));

const contentOf = (ctx: Ctx, list: Detail, orders: readonly Order[]): SheetContent => ({
  shipmentNo: list.shipmentNo,
  inventoryNo: list.inventoryNo,
  tenantName: ctx.lang === 'zh_CN' ? ctx.tenant.nameZh : ctx.tenant.nameEn,
  facts: [
    ['merchant', `${list.merchantName} (${list.merchantCode})`],
    ['mode', both(`modes.${list.mode}`)],
    ['shipmentTime', list.shipmentTime],
    ['estimatedArrival', list.estimatedArrival ?? '–'],
    ['tickets', String(list.tickets)],
    ['pieces', String(list.pieces)],
    ['weightKg', kg(list.weightKg)],
    ['volume', grouped(list.volumeM3.toFixed(3))],
  ],
  longFacts: [
    [
      'warehouse',
      [
        list.warehouse.name,
        list.warehouse.address,
        list.warehouse.contact,
        list.warehouse.phone,
      ].join(' · '),
    ],
    ...(list.shipper
      ? ([
          [
            list.mode === 'pickUp' ? 'pickUpFrom' : 'shipper',
            [list.shipper.name, list.shipper.address, list.shipper.phone]
              .filter(Boolean)
              .join(' · '),
          ],
        ] as const)
      : []),
    ...(list.remark ? ([['remark', list.remark]] as const) : []),
  ],
  rows: orders.map((order, at) => [
    [String(at + 1)],
    [order.transactionOrderNo],
    [order.customerNo === order.transactionOrderNo ? '' : order.customerNo],
    [order.trackingNumber],
    [order.productName],
    [order.countryCode],
    [String(order.pieces)],
    [kg(order.weightKg)],
  ]),
  totals: [[], [both('total')], [], [], [], [], [String(list.pieces)], [kg(list.weightKg)]],
});

/** The sheet that goes with the parcels, sent while it is drawn. */
export const print = async (ctx: Ctx, id: string): Promise<FileReply> => {
  const [list, { records }] = await Promise.all([
    lists.detail(ctx, id),
    lists.orders(ctx, { id, pageNo: 1, pageSize: ordersMost }),
  ]);
  const { shipmentNo: no } = list;
  if (list.status === 'takenBack') refuse('shipment.takenBack', { no });
  const name = words(ctx.lang, 'deliverSheet.file', { no });
  const doc = newPaper({ size: a4Size, title: name });
  const content = contentOf(
    ctx,
    list,
    records.filter(({ state }) => onSheet.includes(state)),
  );
  drawSheet(doc, content).catch((error) => doc.destroy(error));
  return { contentType: 'application/pdf', name: `${name}.pdf`, body: doc };
};
