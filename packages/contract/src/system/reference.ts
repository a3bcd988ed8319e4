import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, text } from '../wire/fields.ts';

export const getCountryList = call({
  method: 'GET',
  path: '/common/getCountryList',
  access: 'signedIn',
  rules: { none: 'the world’s countries' },
  result: z.array(
    z.strictObject({
      countryCode: z.string(),
      countryCnname: z.string(),
      countryEnname: z.string(),
    }),
  ),
});

export const getCurrencyOptions = call({
  method: 'GET',
  path: '/common/getCurrencyOptions',
  access: 'signedIn',
  rules: { none: 'the world’s currencies' },
  result: z.array(z.strictObject({ value: z.string(), text: z.string(), decimals: z.number() })),
});

/** Is a value still free? Table and field are names from a fixed list, never SQL. */
export const duplicateCheck = call({
  method: 'GET',
  path: '/sys/duplicate/check',
  access: 'signedIn',
  query: z.strictObject({
    tableName: z.string(),
    fieldName: z.string(),
    fieldVal: text(200),
    dataId: z.optional(id('user')),
  }),
  result: z.strictObject({ free: z.boolean() }),
  refuses: ['check.refused', 'request.tooMany'],
});

/** Does a value keep the named rule? The failure's words come with the refusal. */
export const checkByCode = call({
  method: 'GET',
  path: '/sys/checkRule/checkByCode',
  access: 'signedIn',
  query: z.strictObject({ ruleCode: z.string(), value: z.string().check(z.maxLength(500)) }),
  result: z.null(),
  refuses: ['check.refused', 'request.invalid'],
});

const PreferenceCode = z.strictObject({
  code: z.string().check(z.regex(/^[a-z][A-Za-z0-9_.-]{0,63}$/)),
});
type Json = z.infer<ReturnType<typeof z.json>>;

const levelsAtMost = 20;
// Counted without recursion: a few thousand levels would end the stack of whoever recurses.
const isShallow = (value: unknown) => {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levelsAtMost) return false;
    level = level.flatMap((v) => (typeof v === 'object' && v ? Object.values(v) : []));
  }
  return true;
};

// JSON text escapes NUL and halves of characters, neither of which PostgreSQL can keep.
const isStorable = (json: string) => !/(?<!\\)(?:\\\\)*\\u(?:0000|d)/.test(json);

// Deep or huge settings are a mistake of the caller; 64 KB holds any list of columns or views.
const PreferenceValue = z.custom<Json>((value) => {
  const json = isShallow(value) ? JSON.stringify(value) : undefined;
  return json !== undefined && json.length <= 65_536 && isStorable(json);
}, 'web.verify.25');

export const getPreference = call({
  method: 'GET',
  path: '/sys/preference/{code}',
  access: 'signedIn',
  params: PreferenceCode,
  result: z.strictObject({ value: z.json() }),
});

export const putPreference = call({
  method: 'PUT',
  path: '/sys/preference/{code}',
  access: 'signedIn',
  idempotent: true,
  log: { menu: 'account', type: 'update' },
  params: PreferenceCode,
  body: z.strictObject({ value: PreferenceValue }),
  result: z.null(),
  refuses: ['preference.tooMany'],
});
