import type { Currency, ImportKindName, ImportMade, Language, RefusalKey } from '@alpaca/contract';
import type * as z from 'zod/mini';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import type { KnownSheet } from './knownSheets.ts';

/** A value to choose, with its words in both languages. */
export interface Option {
  value: string;
  zh: string;
  en: string;
  /** What else people write for it, such as a code. */
  also?: string;
  /** Its names where people choose it by its code, such as a currency's. */
  names?: readonly string[];
}
export type Options = Readonly<Record<string, readonly Option[]>>;

/** The key of its words; or, where they are made of figures, the words themselves. */
export type Issue = string | Readonly<Record<Language, string>>;

/** Field → what is wrong; '' for the row as a whole. */
export type Issues = Record<string, Issue>;

/** Of a row without fault of its own that stays behind with the others of its thing. */
export const heldBackIssue = 'importIssue.together';

export interface RefusedValue {
  /** Its place among the values given. */
  index: number;
  key: RefusalKey;
  params?: Record<string, unknown>;
}

/** The import that values come from. */
export interface Origin {
  importId: string;
  /** What the values go into, where the kind needs to know. */
  targetId: string | null;
  userId: string;
  fileName: string;
  /** Values that can't be paid for now are kept back, where the kind knows how. */
  onlyWhatFits: boolean;
}
export interface Committed extends Origin {
  /** Where each value stands in the file. */
  rowNos: readonly number[];
  /** What people were shown of each. */
  prices: readonly (Price | null)[];
}

export interface Price {
  minor: number;
  currency: Currency;
}

/** Fields as they were written, converted where they could be; those left empty are missing. */
export type Written = Readonly<Record<string, unknown>>;

/** Rows that make one thing, once they are looked at together. */
export interface CheckedTogether {
  /** By row. */
  issues: readonly Issues[];
  /** Null where something is wrong. */
  value: unknown;
  price: Price | null;
}

/** Looks at many things at once, each with the rows it is made of. */
export type CheckTogether = (
  things: readonly (readonly Written[])[],
) => Promise<readonly CheckedTogether[]>;

/**
 * Something that can be brought in by spreadsheet: a schema, its titles and a commit function. Only the
 * kind itself knows what its values are: it is given those that its own schema made.
 */
export interface ImportKind {
  name: ImportKindName;
  /** The same as the form's, so that both keep the same rules. */
  schema: z.ZodMiniObject<Readonly<Record<string, z.ZodMiniType>>>;
  /** Where the fields' titles stand in the texts. */
  titles: string;
  options(ctx: Ctx): Promise<Options>;
  /**
   * What is wrong between fields. The schema says it too, but only once each field alone is right:
   * people who repair a sheet want to see all of it at once.
   */
  across?(values: Readonly<Record<string, unknown>>): readonly { path: string; key: string }[];
  /** What must not stand in two rows; empty where nothing is. */
  key(value: unknown, ctx: Ctx): string;
  /** Another thing that must not stand in two rows. */
  otherKey?(value: unknown, ctx: Ctx): string;
  /**
   * What the books say of values that are right by themselves, null where nothing; asked again
   * before they are brought in.
   */
  against?(ctx: Ctx, values: readonly unknown[]): Promise<readonly (Issues | null)[]>;
  /** Kinds by which the same file would come in twice; its own where nothing is said. */
  alike?: readonly ImportKindName[];
  /** Rows that say the same in a field make one thing; they are checked together. */
  together?: {
    field: string;
    open(ctx: Ctx, sheet: KnownSheet | undefined): Promise<CheckTogether>;
  };
  /** Sheets that other houses make of such things. */
  knows?: readonly KnownSheet[];
  /** What costs more than was shown is not brought in: people look at it again first. */
  isBinding?: boolean;
  /** Fields that need no column where another has one, which they can be found by. */
  unless?: Readonly<Record<string, string>>;
  /** Refuses what can't be begun; a kind that has none takes no target. */
  admit?(ctx: Ctx, target: string | undefined): Promise<unknown>;
  /** What whoever sends such sheets calls the fields, by heading: remembered for all who bring them in. */
  headings?: {
    known(ctx: Ctx, target: string): Promise<Readonly<Record<string, string>>>;
    learn(ctx: Ctx, target: string, headings: Readonly<Record<string, string>>): Promise<unknown>;
  };
  /** What is made ready before the first values, in no transaction of theirs; again after a crash. */
  begin?(ctx: Ctx, of: Origin): Promise<unknown>;
  /** How many are added in one transaction, where that is no step of their own for each. */
  atOnce?: number;
  /** Adds the values in the caller's transaction; tells which were refused. */
  commit(ctx: Ctx, values: readonly unknown[], of: Committed): Promise<readonly RefusedValue[]>;
  /** What rows have become, by their number, where people can open it. */
  made?(
    ctx: Ctx,
    importId: string,
    rowNos: readonly number[],
  ): Promise<ReadonlyMap<number, ImportMade>>;
  /** Rows that name the same in a field replace it as a whole: how much there is of each name. */
  replaces?: {
    field: string;
    sizes(ctx: Ctx, names: readonly string[]): Promise<ReadonlyMap<string, number>>;
  };
  /**
   * What becomes of all that has been committed, with earlier runs of the same import, where it makes
   * sense only as a whole; in the transaction that ends the run. Must not refuse.
   */
  end?(ctx: Ctx, values: readonly unknown[], of: Origin): Promise<unknown>;
}

const kinds = new Map<string, ImportKind>();

/** Said once when a process is put together. */
export const registerImportKinds = (...list: readonly ImportKind[]) => {
  for (const kind of list) kinds.set(kind.name, kind);
};

export const importKind = (name: string): ImportKind => {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`no such kind of import: ${name}`);
  return kind;
};

export interface Field {
  name: string;
  required: boolean;
  /** What a text must become before the schema sees it. */
  type: 'text' | 'number' | 'boolean' | 'list';
}

const types: Readonly<Record<string, Field['type']>> = {
  number: 'number',
  int: 'number',
  boolean: 'boolean',
  array: 'list',
};
type Def = z.core.$ZodTypeDef & { innerType?: z.ZodMiniType; in?: z.ZodMiniType };
const typeOf = (schema: z.ZodMiniType): Field['type'] => {
  const { type, innerType, in: piped } = schema._zod.def as Def;
  const inner = innerType ?? piped;
  if (inner) return typeOf(inner);
  return types[type] ?? 'text';
};

const known = new WeakMap<ImportKind, readonly Field[]>();

/** The fields of a kind, in the order of its schema. */
export const fieldsOf = (kind: ImportKind): readonly Field[] => {
  const fields =
    known.get(kind) ??
    Object.entries(kind.schema.shape).map(([name, schema]) => ({
      name,
      required: !schema.safeParse(undefined).success,
      type: typeOf(schema),
    }));
  known.set(kind, fields);
  return fields;
};

export const titleOf = (kind: ImportKind, field: string, lang: Language): string =>
  words(lang, `${kind.titles}.${field}`);
