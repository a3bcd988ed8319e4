import { type CallSpec, calls, type Language } from '@alpaca/contract';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { fieldOf, thingOf } from './logWords.ts';

interface Def {
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
}

/** The names of a form's fields, those within others too. */
const namesIn = (schema: z.ZodMiniType | undefined): string[] => {
  if (!schema) return [];
  const { shape = {}, element, innerType, options = [] } = schema._zod.def as Def;
  return [
    ...Object.entries(shape).flatMap(([name, one]) => [name, ...namesIn(one)]),
    ...[element, innerType, ...options].flatMap(namesIn),
  ];
};

const languages: Language[] = ['zh_CN', 'en_US'];
const unlogged = new Set([
  // Say which one, or how to save, and never stand in what was kept.
  ...['id', 'revision', 'allowDuplicate', 'evenUntried', 'reason'],
  // Kept in words of their own: the place, the sales person, the conditions by column.
  ...['parentId', 'beforeId', 'salesUserId', 'column', 'roleId', 'until'],
]);
const edits = Object.entries(calls as Record<string, CallSpec>).flatMap(
  ([name, { edits, body }]) => (edits ? [[name, edits, body] as const] : []),
);

test.each(edits)('what %s changes of %s has a name in both languages', (_, kind, body) => {
  for (const language of languages) {
    expect(thingOf(language, kind)).not.toBe(kind);
    const names = namesIn(body as z.ZodMiniType).filter((name) => !unlogged.has(name));
    expect(names.filter((name) => fieldOf(language, kind, name) === name)).toEqual([]);
  }
});

test.each([
  ['merchantCard', 'sales', '销售', 'Sales person'],
  ['merchantCard', 'frozen', '已冻结', 'Frozen'],
  ['menuDraft', 'place', '位置', 'Place'],
  ['dataRule', 'country.op', '目的国家：条件', 'Destination: condition'],
  ['channel', 'settings.timeoutMs', '超时（毫秒）', 'Timeout (ms)'],
])('%s says %s in words', (kind, field, zh, en) => {
  expect(languages.map((language) => fieldOf(language, kind, field))).toEqual([zh, en]);
});
