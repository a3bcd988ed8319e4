import * as z from 'zod/mini';
import { printDocuments, printerKinds } from '../products/printSet.ts';
import { call } from '../wire/call.ts';
import { WireTime } from '../wire/fields.ts';
import { PapersWanted, printObstacles } from './labels.ts';

/** A print that was made before, as a warning tells it. */
export const EarlierPrint = z.strictObject({
  time: WireTime,
  userName: z.string(),
  workstation: z.string(),
  printer: z.string(),
});
export type EarlierPrint = z.infer<typeof EarlierPrint>;

/** What would come out for one order, or why nothing can. */
export const PrintPreview = z.strictObject({
  id: z.string(),
  transactionOrderNo: z.string(),
  customerNo: z.string(),
  obstacle: z.nullable(z.enum(printObstacles)),
  /** In their order; pages of one copy. */
  items: z.array(
    z.strictObject({
      document: z.enum(printDocuments),
      printer: z.enum(printerKinds),
      copies: z.number(),
      pages: z.number(),
    }),
  ),
  /** How often its label was printed, and the last time. */
  printCount: z.number(),
  lastPrint: z.nullable(EarlierPrint),
});
export type PrintPreview = z.infer<typeof PrintPreview>;

/** Looks before printing: which orders can be, with which pages, and which were printed before. */
export const checkPrint = call({
  method: 'POST',
  path: '/oms/print/check',
  access: 'order:print',
  rules: 'orders',
  heavy: true,
  body: PapersWanted,
  result: z.array(PrintPreview),
  refuses: ['order.notFound'],
});

/** The certificate that print clients know us by; null where this installation has none. */
export const getPrintCertificate = call({
  method: 'GET',
  path: '/oms/print/certificate',
  access: 'order:print',
  result: z.strictObject({ certificate: z.nullable(z.string()) }),
});

/** Of what is to be signed, in characters: the pages are in it. */
export const signedMost = 16_000_000;

/**
 * Signs what QZ Tray is asked to do. All of it is shown: of a digest nobody could tell whether it prints
 * pages or writes files on every machine that trusts our certificate.
 */
export const signPrint = call({
  method: 'POST',
  path: '/oms/print/sign',
  access: 'order:print',
  noStore: true,
  heavy: true,
  bodyMost: signedMost + 1_000_000,
  body: z.strictObject({ request: z.string().check(z.maxLength(signedMost, 'web.verify.25')) }),
  result: z.strictObject({ signature: z.string() }),
  refuses: ['print.noCertificate', 'print.notOurs'],
});
