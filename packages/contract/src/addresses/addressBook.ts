import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, page } from '../wire/fields.ts';
import { revised, Saved } from '../wire/revision.ts';
import type { RefusalKey } from '../wire/says.ts';
import { Restored } from '../wire/undo.ts';
import { AddressListQuery, AddressPick } from './addressFilter.ts';

const more = { allowDuplicate: z._default(z.boolean(), false) };
export type MoreFields = typeof more;
export type MoreWithId = { id: ReturnType<typeof id> } & typeof revised & MoreFields;

interface Book<
  Name extends string,
  View extends z.ZodMiniType,
  Add extends z.ZodMiniType,
  Edit extends z.ZodMiniType,
> {
  name: Name;
  view: View;
  /** The form with these further fields, for a new entry and for one that exists. */
  added: (more: MoreFields) => Add;
  edited: (more: MoreWithId) => Edit;
  refuses: readonly RefusalKey[];
}

/** The calls of an address book; both books have the same. */
export const addressBookCalls = <
  const Name extends string,
  View extends z.ZodMiniType,
  Add extends z.ZodMiniType,
  Edit extends z.ZodMiniType,
>({
  name,
  view,
  added,
  edited,
  refuses,
}: Book<Name, View, Add, Edit>) => {
  const one = { id: id(name) };
  const several = z.strictObject({ ids: z.array(one.id).check(z.minLength(1), z.maxLength(1000)) });
  return {
    list: call({
      method: 'GET',
      path: `/oms/${name}/list`,
      access: 'order:addresses',
      query: AddressListQuery,
      result: page(view),
    }),
    /** To choose from: at most 200, so whoever has more types a piece of what they look for. */
    all: call({
      method: 'GET',
      path: `/oms/${name}/all`,
      access: 'order:addresses',
      query: AddressPick,
      result: z.array(view),
    }),
    queryById: call({
      method: 'GET',
      path: `/oms/${name}/queryById`,
      access: 'order:addresses',
      query: z.strictObject(one),
      result: view,
      refuses: ['address.notFound'],
    }),
    /** Tags in use, most used first. */
    tags: call({
      method: 'GET',
      path: `/oms/${name}/tags`,
      access: 'order:addresses',
      result: z.array(z.string()),
    }),
    add: call({
      method: 'POST',
      path: `/oms/${name}/add`,
      access: 'order:addressAdd',
      idempotent: true,
      log: { menu: 'address', type: 'create' },
      body: added(more),
      result: z.strictObject({ id: z.string() }),
      refuses,
    }),
    edit: call({
      method: 'PUT',
      path: `/oms/${name}/edit`,
      access: 'order:addressEdit',
      idempotent: true,
      edits: name,
      log: { menu: 'address', type: 'update' },
      body: edited({ ...one, ...revised, ...more }),
      result: Saved,
      refuses: ['address.notFound', 'record.changedMeanwhile', ...refuses],
    }),
    /** All of them or none. */
    remove: call({
      method: 'DELETE',
      path: `/oms/${name}/delete`,
      access: 'order:addressDelete',
      idempotent: true,
      log: { menu: 'address', type: 'delete' },
      body: several,
      result: z.null(),
      refuses: ['address.notFound', 'record.deletedAlready'],
    }),
    /** Takes a deletion of the last day back. A default comes back as one unless there is another now. */
    restore: call({
      method: 'POST',
      path: `/oms/${name}/restore`,
      access: 'order:addressDelete',
      idempotent: true,
      log: { menu: 'address', type: 'create' },
      body: several,
      result: Restored,
      refuses: ['address.notFound', 'record.takenMeanwhile'],
    }),
    setDefault: call({
      method: 'PUT',
      path: `/oms/${name}/setDefault`,
      access: 'order:addressEdit',
      idempotent: true,
      log: { menu: 'address', type: 'update' },
      body: z.strictObject(one),
      result: z.null(),
      refuses: ['address.notFound'],
    }),
    /** null: no default address yet. */
    getDefault: call({
      method: 'GET',
      path: `/oms/${name}/getDefault`,
      access: 'order:addresses',
      result: z.nullable(view),
    }),
    /** A link of one minute to the sheet that an import takes, made in the caller's language. */
    getExcelUrl: call({
      method: 'GET',
      path: `/oms/${name}/getExcelUrl`,
      access: 'order:addressImport',
      noStore: true,
      result: z.strictObject({ url: z.string() }),
    }),
  };
};
