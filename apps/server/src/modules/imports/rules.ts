import type { Language } from '@alpaca/contract';
import type * as z from 'zod/mini';
import { words } from '../../platform/i18n/i18n.ts';
import { fieldsOf, type ImportKind } from './kinds.service.ts';

type Def = {
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  checks?: { _zod: { def: { check: string; maximum?: number; value?: number } } }[];
};

/** The lengths and bounds that a field's schema states, whatever it is wrapped in. */
const bounds = (schema: z.ZodMiniType): { check: string; most?: number | undefined }[] => {
  const { innerType, in: piped, checks = [] } = schema._zod.def as unknown as Def;
  const own = checks.map(({ _zod: { def } }) => ({
    check: def.check,
    most: def.maximum ?? def.value,
  }));
  const inner = innerType ?? piped;
  return inner ? [...bounds(inner), ...own] : own;
};

/** What the help sheet says of each field. */
export const rulesOf = (kind: ImportKind, lang: Language): ReadonlyMap<string, string[]> =>
  new Map(
    fieldsOf(kind).map(({ name, type }) => {
      const found = bounds(kind.schema.shape[name] as z.ZodMiniType);
      const length = found.find(({ check }) => check === 'max_length')?.most;
      const rules = [
        ...(type === 'number' ? [words(lang, 'importFile.number')] : []),
        ...(length ? [words(lang, 'importFile.length', { most: length })] : []),
      ];
      return [name, rules];
    }),
  );
