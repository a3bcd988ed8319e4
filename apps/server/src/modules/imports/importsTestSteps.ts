import {
  getImport,
  type ImportKindName,
  type ImportStatus,
  listImportRows,
  type Request,
  uploadImport,
} from '@alpaca/contract';
import type { TestApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;

export const upload = async (
  visitor: Visitor,
  body: Buffer,
  {
    kind = 'consignee',
    name = 'book.xlsx',
    target,
  }: { kind?: ImportKindName; name?: string; target?: string } = {},
) => {
  const query = { kind, ...(target && { target }) };
  const reply = await visitor.call(uploadImport, { query }, multipart(name, body));
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.result.id;
};

export const get = async (visitor: Visitor, id: string) =>
  (await visitor.call(getImport, { query: { id } })).result;

/** Waits until nothing is under way any more. */
export const finished = async (visitor: Visitor, id: string, withinMs = 30_000) => {
  const working: ImportStatus[] = ['reading', 'checking', 'committing'];
  for (const end = Date.now() + withinMs; Date.now() < end; ) {
    const view = await get(visitor, id);
    if (!working.includes(view.status)) return view;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the import is still under way: ${(await get(visitor, id)).status}`);
};

export const rowsOf = async (
  visitor: Visitor,
  id: string,
  asked: Omit<Request<typeof listImportRows>['body'], 'id'> = {},
) => (await visitor.call(listImportRows, { body: { id, ...asked } })).result;
