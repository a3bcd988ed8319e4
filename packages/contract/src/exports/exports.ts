import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import type { Permission } from '../wire/says.ts';

/** What can be taken out as a spreadsheet. A new kind is its fields, its filter and its rows. */
export const exportKinds = [
  'shipper',
  'consignee',
  'transaction',
  'trial',
  'order',
  'shipment',
  'track',
  'trackEvent',
  'costChange',
  'claim',
  'opsClaim',
  'statement',
  'receivable',
  'cod',
  'opsCod',
  'margin',
  'orderMargin',
  'costReport',
  'cashReport',
  'failureReport',
  'deliveryReport',
  'throughputReport',
  'waitReport',
  'operationLog',
] as const;
export const ExportKindField = z.enum(exportKinds);
export type ExportKindName = z.infer<typeof ExportKindField>;

/** Whoever sees a list takes it out. */
export const exportAccess: Readonly<Record<ExportKindName, Permission>> = {
  shipper: 'order:addresses',
  consignee: 'order:addresses',
  transaction: 'financial:transactions',
  trial: 'trial:batch',
  order: 'order:list',
  shipment: 'shipment:inventory',
  track: 'order:track',
  trackEvent: 'order:track',
  costChange: 'order:costChanges',
  claim: 'order:claims',
  opsClaim: 'ops:claims',
  statement: 'financial:statements',
  receivable: 'ops:receivables',
  cod: 'financial:cod',
  opsCod: 'ops:cod',
  margin: 'ops:margin',
  orderMargin: 'ops:margin',
  costReport: 'report:money',
  cashReport: 'report:money',
  failureReport: 'report:parcels',
  deliveryReport: 'report:parcels',
  throughputReport: 'ops:reports',
  waitReport: 'ops:reports',
  operationLog: 'system:logs',
};
const exportPermissions = [...new Set(Object.values(exportAccess))];

/** Which fields the file shall have, in their order. */
export const ExportFields = z
  .array(z.string().check(z.maxLength(60)))
  .check(z.minLength(1), z.maxLength(200));

export const ExportFieldView = z.strictObject({
  key: z.string(),
  label: z.string(),
  /** What it is about, in the reader's words; empty where a kind has no groups. */
  group: z.string(),
  /** Chosen unless somebody says otherwise. */
  isDefault: z.boolean(),
});

export const getExportFields = call({
  method: 'GET',
  path: '/oms/export/fields',
  access: exportPermissions,
  rules: { none: 'names of columns' },
  query: z.strictObject({ kind: ExportKindField }),
  result: z.array(ExportFieldView),
  refuses: ['request.forbidden'],
});

/** Sets a job going that leaves a file to download; the bell and the jobs page show it. */
export const startExport = call({
  method: 'POST',
  path: '/oms/export/start',
  access: exportPermissions,
  idempotent: true,
  log: { menu: 'export', type: 'export' },
  body: z.strictObject({
    kind: ExportKindField,
    fields: ExportFields,
    /** The list's own filter; each kind checks it by its schema. */
    filter: z.record(z.string(), z.json()),
  }),
  result: z.strictObject({ jobId: z.string() }),
  refuses: ['request.forbidden', 'request.invalid', 'export.tooMany', 'export.running'],
});
