import { type CallSpec, idKinds } from '@alpaca/contract';
import type * as z from 'zod/mini';

export interface IdField {
  part: 'params' | 'query' | 'body';
  name: string;
  kind: string;
}

type Shaped = {
  shape?: Record<string, z.ZodMiniType>;
  _zod: {
    def: { innerType?: z.ZodMiniType; element?: z.ZodMiniType; options?: readonly z.ZodMiniType[] };
  };
};

/** The fields of a part; of one that has several forms, those of its first. */
const shapeOf = (schema: unknown): Record<string, z.ZodMiniType> => {
  const { shape, _zod } = schema as Shaped;
  return shape ?? (_zod.def.options?.[0] as Shaped | undefined)?.shape ?? {};
};

const kindOf = (schema: z.ZodMiniType): string | undefined => {
  const kind = idKinds.get(schema as never)?.kind;
  if (kind) return kind;
  const { innerType, element } = (schema as unknown as Shaped)._zod.def;
  const inner = innerType ?? element;
  return inner ? kindOf(inner) : undefined;
};

/** The fields of a call that hold the id of something someone owns. */
export const idFields = (call: CallSpec): IdField[] =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    const shape = schema && schema !== 'multipart' ? shapeOf(schema) : {};
    return Object.entries(shape).flatMap(([name, field]) => {
      const kind = kindOf(field);
      return kind ? [{ part, name, kind }] : [];
    });
  });

const holdsList = (schema: z.ZodMiniType | undefined): boolean => {
  const { element, innerType } = (schema as unknown as Shaped | undefined)?._zod.def ?? {};
  return element !== undefined || (innerType !== undefined && holdsList(innerType));
};

/** Whether an id field holds a list of ids. */
export const isList = (call: CallSpec, { part, name }: IdField): boolean =>
  holdsList(shapeOf(call[part])[name]);
