import {
  addPrintRecords,
  batchGetLabel,
  checkPrint,
  type PrintDocument,
  type PrinterKind,
  type PrintPreview,
  type printPlaces,
  type Request,
  tellPrintOutcome,
} from '@alpaca/contract';
import { refusedBy } from '../../../shared/api/error.ts';
import { fileCall } from '../../../shared/api/fileCall.ts';
import { request } from '../../../shared/api/request.ts';
import type { PrintClient } from './printClient.ts';
import { printedBefore, recordsOf } from './prints.ts';
import type { Ask } from './questions.ts';
import { sheetIn, useWorkstation } from './workstation.ts';
import { isZpl, moved } from './zpl.ts';

export interface Wanted {
  ids: readonly string[];
  /** Where it was begun. */
  place: (typeof printPlaces)[number];
  /** Only these; else what each order's line names. */
  documents?: readonly PrintDocument[] | undefined;
}

/** Pages for one printer. */
export interface Batch {
  wanted: Wanted;
  able: readonly PrintPreview[];
  client: PrintClient;
  kind: PrinterKind;
  printer: string;
}

const idsOf = (previews: readonly PrintPreview[]) => previews.map(({ id }) => id);
const onlyThese = ({ documents }: Wanted) => documents && { documents: [...documents] };

export const look = (wanted: Wanted) =>
  request(checkPrint, { body: { ids: [...wanted.ids], ...onlyThese(wanted) } });

/** Writes down what is about to be printed. If somebody was faster, their print is told, and asked about. */
const record = async (batch: Batch, reason: string, ask: Ask): Promise<string[] | null> => {
  const { wanted, able, client, kind, printer } = batch;
  const { name: workstation } = useWorkstation.getState();
  const records = recordsOf(able, kind);
  const where = { client: client.name, printer, workstation, place: wanted.place };
  try {
    return (await request(addPrintRecords, { body: { records, ...where, reason } })).ids;
  } catch (error) {
    if (!refusedBy(error, 'print.again')) throw error;
    const printed = printedBefore(await look({ ...wanted, ids: idsOf(able) }));
    const why = await ask('again', { printed, total: able.length });
    return why === null ? null : record(batch, why, ask);
  }
};

const send = async ({ wanted, able, client, kind, printer }: Batch) => {
  const { offset, scale, sheet, format } = useWorkstation.getState();
  const body = { ids: idsOf(able), printer: kind, ...onlyThese(wanted) };
  if (kind === 'label' && isZpl(format) && client.printRaw) {
    const { file } = await fileCall(batchGetLabel, { body: { ...body, format } });
    return client.printRaw({ zpl: await moved(file, offset, format), printer });
  }
  const { file: pdf } = await fileCall(batchGetLabel, { body });
  const job = { pdf, printer, size: sheetIn(kind, { sheet }), copies: 1 };
  return client.print(kind === 'label' ? { ...job, offset, scale } : job);
};

type Outcome = Request<typeof tellPrintOutcome>['body']['outcome'];

/** A ledger that can't be told now says "sent", which is true. */
const tell = (ids: string[], outcome: Outcome, message = '') =>
  request(tellPrintOutcome, { body: { ids, outcome, message: message.slice(0, 300) } }).catch(
    () => {},
  );

/** Prints and notes what came of it; false where its person gave up. */
export const printBatch = async (batch: Batch, reason: string, ask: Ask): Promise<boolean> => {
  const ids = await record(batch, reason, ask);
  if (!ids) return false;
  try {
    await send(batch);
  } catch (error) {
    await tell(ids, 'failed', error instanceof Error ? error.message : '');
    throw error;
  }
  await tell(ids, 'accepted');
  return true;
};
