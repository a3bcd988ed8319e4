import type { Language } from '@alpaca/contract';
import type * as z from 'zod/mini';
import { words } from '../../platform/i18n/i18n.ts';
import { fieldsOf, type ImportKind } from './kinds.service.ts';

type Def = Omit<z.core.$ZodTypeDef, 'checks'> & {
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  checks?: { _zod: { def: { check: string; maximum?: number; value?: number } } }[];
};

/** The lengths and bounds that a field's schema states, whatever it is wrapped in. */
const bounds = (schema: z.ZodMiniType): { check: string; most?: number | undefined }[] => {
  const { innerType, in: piped, checks = [] } = schema._zod.def as Def;
  const own = checks.map(({ _zod: { def } }) => ({
    check: def.check,
    most: def.maximum ?? def.value,
  }));
  const inner = innerType ?? piped;
  return inner ? [...bounds(inner), ...own] : own;
};

// Neither a letter of ours nor a number: what a field forbids of it is its rule, in its own words.
const probe = '\u2605\u4e2d';
const hasWords = /^web\.verify\.\d+$/;

const ownRule = (schema: z.ZodMiniType, lang: Language): string[] => {
  const said = schema.safeParse(probe).error?.issues[0]?.message ?? '';
  return hasWords.test(said) ? [words(lang, said)] : [];
};

/** What the help sheet says of each field; of one that is chosen from a list its list is enough. */
export const rulesOf = (
  kind: ImportKind,
  lang: Language,
  isChosen: (field: string) => boolean,
): ReadonlyMap<string, string[]> =>
  new Map(
    fieldsOf(kind).map(({ name, type }) => {
      if (isChosen(name)) return [name, []];
      if (type === 'list') return [name, [words(lang, `importFile.list.${name}`)]];
      const schema = kind.schema.shape[name] as z.ZodMiniType;
      const length = bounds(schema).find(({ check }) => check === 'max_length')?.most;
      const rules = [
        ...ownRule(schema, lang),
        ...(length ? [words(lang, 'importFile.length', { most: length })] : []),
      ];
      return [name, rules.length > 0 ? rules : [words(lang, `importFile.${type}`)]];
    }),
  );
