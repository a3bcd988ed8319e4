import { type CallSpec, idKinds } from '@alpaca/contract';
import type * as z from 'zod/mini';
import type { Sample } from './samples.ts';

export interface IdField {
  part: 'params' | 'query' | 'body';
  /** Where it stands in its part, and that in one word. */
  path: string[];
  name: string;
  kind: string;
}

type Shaped = {
  shape?: Record<string, z.ZodMiniType>;
  _zod: {
    def: { innerType?: z.ZodMiniType; element?: z.ZodMiniType; options?: readonly z.ZodMiniType[] };
  };
};

/** The fields of a part; of one that has several forms, those of its first; of a list, what is first in it. */
const shapeOf = (schema: unknown): Record<string, z.ZodMiniType> => {
  const { shape, _zod } = schema as Shaped;
  const { options, element } = _zod.def;
  return shape ?? (options?.[0] as Shaped | undefined)?.shape ?? (element ? { 0: element } : {});
};

const kindOf = (schema: z.ZodMiniType): string | undefined => {
  const kind = idKinds.get(schema as never)?.kind;
  if (kind) return kind;
  const { innerType, element } = (schema as unknown as Shaped)._zod.def;
  const inner = innerType ?? element;
  return inner ? kindOf(inner) : undefined;
};

const fieldsBelow = (
  part: IdField['part'],
  shape: Record<string, z.ZodMiniType>,
  above: string[] = [],
): IdField[] =>
  Object.entries(shape).flatMap(([name, field]) => {
    const path = [...above, name];
    const kind = kindOf(field);
    if (kind) return [{ part, path, name: path.join('.'), kind }];
    return fieldsBelow(part, shapeOf(field), path);
  });

/** The fields of a call that hold the id of something someone owns. */
export const idFields = (call: CallSpec): IdField[] =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    return schema && schema !== 'multipart' ? fieldsBelow(part, shapeOf(schema)) : [];
  });

const hasList = (schema: z.ZodMiniType | undefined): boolean => {
  const { element, innerType } = (schema as unknown as Shaped | undefined)?._zod.def ?? {};
  return element !== undefined || (innerType !== undefined && hasList(innerType));
};

/** Whether an id field holds a list of ids. */
export const isList = (call: CallSpec, { part, path }: IdField): boolean => {
  let schema = call[part] as z.ZodMiniType | undefined;
  for (const name of path) schema = shapeOf(schema)[name];
  return hasList(schema);
};

/** A sample with ids in the fields that want them. */
export const put = (
  call: CallSpec,
  sample: Sample,
  fields: IdField[],
  ids: Record<string, string>,
) => {
  const { params = {}, query = {}, body } = sample;
  const filled: Sample = structuredClone({ params, query, ...(body && { body }) });
  for (const field of fields) {
    const id = ids[field.name];
    const part = filled[field.part] ?? {};
    filled[field.part] = part;
    let place = part;
    for (const [at, name] of field.path.slice(0, -1).entries()) {
      place[name] ??= field.path[at + 1] === '0' ? [] : {};
      place = place[name] as Record<string, unknown>;
    }
    place[field.path.at(-1) as string] = isList(call, field) ? [id] : id;
  }
  return filled;
};
