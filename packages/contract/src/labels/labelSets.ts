import * as z from 'zod/mini';
import { OrderFilter, trackingFilters } from '../orders/orderList.ts';
import { orderIds } from '../orders/orders.ts';
import { printDocuments } from '../products/printSet.ts';
import { call } from '../wire/call.ts';
import { labelDownloadTypes, labelFolders } from '../wire/constants.ts';
import { id, page, pageQuery, WireTime } from '../wire/fields.ts';
import { documentsWanted, printObstacles } from './labels.ts';

/** Pages in one file: browsers and drivers choke on more. */
export const pagesPerFile = 500;
/** Labels in one set. */
export const labelSetMost = 20_000;

export const DownloadLabelForm = z.strictObject({
  /** These orders, or all that the list's filter finds. */
  ids: z.optional(orderIds),
  filter: z.optional(OrderFilter),
  /** A file for each order, a file for each box, or all one after the other. */
  by: z.enum(labelDownloadTypes),
  folders: z._default(z.enum(labelFolders), 'shared'),
  documents: z._default(documentsWanted, () => ['label' as const]),
  tracking: z._default(z.enum(trackingFilters), 'none'),
  /** Told by the bell when it is there; else the call waits for it, of at most `papersMost` orders. */
  async: z._default(z.boolean(), true),
});
export type DownloadLabelForm = z.infer<typeof DownloadLabelForm>;

/** Makes a set of labels to download. What is not ready is named, and can be fetched into it later. */
export const downloadLabel = call({
  method: 'POST',
  path: '/oms/order/downloadLabel',
  access: 'order:labels',
  idempotent: true,
  heavy: true,
  log: { menu: 'label', type: 'export' },
  body: DownloadLabelForm.check(
    z.refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
      path: ['ids'],
      error: 'web.verify.0',
    }),
  ),
  /** The file's key is there at once only where the call waited for it. */
  result: z.strictObject({ id: z.string(), jobId: z.string(), fileKey: z.nullable(z.string()) }),
  refuses: [
    'label.nothingToPrint',
    'label.tooMany',
    'label.waitsTooLong',
    'label.setsRunning',
    'file.noRoom',
    'file.tooMany',
  ],
});

export const labelSetStatuses = ['making', 'ready', 'failed'] as const;
const summary = {
  id: z.string(),
  jobId: z.string(),
  status: z.enum(labelSetStatuses),
  by: z.enum(labelDownloadTypes),
  folders: z.enum(labelFolders),
  documents: z.array(z.enum(printDocuments)),
  createTime: WireTime,
  userName: z.string(),
  orders: z.number(),
  pages: z.number(),
  /** Orders whose label is not in it yet. */
  missing: z.number(),
  fileKey: z.nullable(z.string()),
  fileBytes: z.number(),
};
export const LabelSet = z.strictObject(summary);
export type LabelSet = z.infer<typeof LabelSet>;

export const listLabelSets = call({
  method: 'GET',
  path: '/oms/labelSet/list',
  access: 'order:labels',
  query: z.strictObject(pageQuery),
  result: page(LabelSet),
});

/** Where an order's pages are: in which file, from which page to which. */
export const LabelSetOrder = z.strictObject({
  orderId: z.string(),
  transactionOrderNo: z.string(),
  customerNo: z.string(),
  trackingNumber: z.string(),
  file: z.nullable(z.string()),
  firstPage: z.nullable(z.number()),
  lastPage: z.nullable(z.number()),
  obstacle: z.nullable(z.enum(printObstacles)),
});
export type LabelSetOrder = z.infer<typeof LabelSetOrder>;

export const getLabelSet = call({
  method: 'GET',
  path: '/oms/labelSet/get',
  access: 'order:labels',
  query: z.strictObject({
    id: id('labelSet'),
    ...pageQuery,
    /** Only those that are missing. */
    missing: z.optional(z.stringbool()),
  }),
  result: z.strictObject({ set: LabelSet, orders: page(LabelSetOrder) }),
  refuses: ['labelSet.notFound'],
});

/** Puts in what has become ready since; the set's file is a new one then. */
export const fetchMissingLabels = call({
  method: 'POST',
  path: '/oms/labelSet/fetchMissing',
  access: 'order:labels',
  idempotent: true,
  log: { menu: 'label', type: 'export' },
  body: z.strictObject({ id: id('labelSet') }),
  result: z.strictObject({ jobId: z.string() }),
  refuses: [
    'labelSet.notFound',
    'labelSet.nothingMissing',
    'labelSet.making',
    'label.setsRunning',
    'file.noRoom',
    'file.tooMany',
  ],
});

/** Pages of a set from one on, to print again after a jam: at most `pagesPerFile` of them. */
export const getLabelSetPages = call({
  method: 'GET',
  path: '/oms/labelSet/pages',
  access: 'order:labels',
  noStore: true,
  heavy: true,
  query: z.strictObject({
    id: id('labelSet'),
    from: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000_000)),
  }),
  result: 'file',
  refuses: ['labelSet.notFound', 'labelSet.noSuchPage'],
});
