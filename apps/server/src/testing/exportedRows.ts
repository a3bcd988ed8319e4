import { createFileTicket, downloadFile, startExport } from '@alpaca/contract';
import { readXlsx } from 'hucre/xlsx';
import type { TestApp } from './app.ts';
import { endedJob } from './worker.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
type Asked = { kind: 'order' | 'operationLog'; fields: string[]; filter: Record<string, never> };

/** The first column of a sheet that a job of the worker's leaves, without its heading. */
export const exportedRows = async (app: TestApp, by: Visitor, body: Asked): Promise<string[]> => {
  const { result } = await by.call(startExport, { body });
  const { successData: key } = await endedJob(by, result.jobId);
  const { result: pass } = await by.call(createFileTicket, { body: { key } });
  const reply = await app
    .anonymous()
    .call(downloadFile, { params: { key }, query: { ticket: pass.ticket } });
  const { sheets } = await readXlsx(reply.raw.rawPayload);
  return (sheets[0]?.rows ?? []).slice(1).map((row) => String(row[0]));
};
