import * as z from 'zod/mini';
import { isCommonPassword } from './commonPasswords.ts';
import { constants, languages } from './constants.ts';
import { patterns } from './patterns.ts';

/** Fields that hold the id of a row someone owns; tests try each with strangers' ids. */
export const idKinds = z.registry<{ kind: string }>();

export const id = (kind: string) => z.uuid('web.verify.40').register(idKinds, { kind });

// PostgreSQL stores neither NUL nor half a pair of UTF-16, so both are refused at the door.
const unstorable = /[\0\p{Cs}]/u;
export const isStorable = (s: string) => !unstorable.test(s);
const storable = z.refine<string>(isStorable, 'web.verify.16');

/** Text a person typed: trimmed, never empty, never only spaces. */
export const text = (max = 200) =>
  z.string('web.verify.0').check(
    z.refine((s) => s !== '', { error: 'web.verify.0', abort: true }),
    z.refine((s) => s.trim() !== '', { error: 'web.verify.16', abort: true }),
    storable,
    z.trim(),
    z.maxLength(max, 'web.verify.25'),
  );

// Letters of other scripts, and the wide signs that come with them: carriers print neither.
const foreign = /(?=\p{L})\P{Script=Latin}|[\u3000-\u303f\uff00-\uffef]/u;
export const isLatin = z.refine<string>((s) => !foreign.test(s), 'web.verify.70');

/** Text for carriers and customs abroad, such as an English name; accents are welcome. */
export const latinText = (max = 200) => text(max).check(isLatin);
export const optionalLatinText = (max = 200) =>
  z.optional(z.string().check(storable, z.trim(), z.maxLength(max, 'web.verify.25'), isLatin));

/** Text that may be left empty. */
export const optionalText = (max = 200) =>
  z.optional(z.string().check(storable, z.trim(), z.maxLength(max, 'web.verify.25')));

/** The same, of a pattern. A check beside the optional would read what is left out too. */
export const optionalTextOf = (pattern: RegExp, key: string, max = 200) =>
  z.optional(
    z.string().check(storable, z.trim(), z.maxLength(max, 'web.verify.25'), z.regex(pattern, key)),
  );

export const lettersOrDigits = (max = 50) =>
  text(max).check(z.regex(/^[A-Za-z0-9]+$/, 'web.verify.9'));

export const digits = (max = 20) => text(max).check(z.regex(/^\d+$/, 'web.verify.10'));

export const Username = text(32).check(
  z.regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{2,31}$/, 'web.verify.26'),
);

/** 8–16 letters and digits with at least one of each, and none that everybody would try first. */
export const Password = z.string('web.verify.0').check(
  z.refine((s) => s !== '', { error: 'web.verify.0', abort: true }),
  z.regex(
    new RegExp(
      `^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]{${constants.passwordMin},${constants.passwordMax}}$`,
    ),
    { error: 'web.verify.15', abort: true },
  ),
  z.refine((s) => !isCommonPassword(s), 'web.verify.81'),
);

/** A password that is to be right already: as it was typed, spaces and all. */
export const GivenPassword = z.string('web.verify.0').check(
  z.refine((s) => s !== '', { error: 'web.verify.0', abort: true }),
  z.refine((s) => s.trim() !== '', { error: 'web.verify.16', abort: true }),
  storable,
  z.refine((s) => s.trim().length <= 100, 'web.verify.25'),
);

export const Mobile = text(20).check(z.regex(patterns.mobile, 'web.verify.4'));

export const Email = text(100).check(z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'web.verify.5'));

export const WebUrl = text(500).check(z.regex(/^https?:\/\/\S+$/, 'web.verify.13'));

/** 15 digits, or 17 digits and a digit or X. */
export const IdentityCard = text().check(z.regex(/^(\d{15}|\d{17}[\dXx])$/, 'web.verify.22'));

export const LanguageField = z.enum(languages);

// 31 February reads like a time, but would be another day.
const isInCalendar = (wire: string) => {
  const iso = wire.replace(' ', 'T');
  const time = Date.parse(`${iso}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
};

/** On the wire times read YYYY-MM-DD HH:mm:ss in the tenant's zone, from the year 1000 on. */
export const WireTime = z
  .string()
  .check(z.regex(/^[1-9]\d{3}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/), z.refine(isInCalendar));

/** A day of a calendar that people plan with, such as a warehouse's: YYYY-MM-DD, of this century. */
export const Day = z.string('web.verify.0').check(
  z.regex(/^20\d{2}-\d{2}-\d{2}$/, 'web.verify.0'),
  z.refine((day) => isInCalendar(`${day} 00:00:00`), 'web.verify.0'),
);

/** The greatest whole number that the database counts with. */
export const wholeMost = 2_147_483_647;

/** Of a sheet, as in the file: its first row under the headings is 2. */
export const RowNo = z.int().check(z.minimum(1), z.maximum(wholeMost));

export const pageQuery = {
  pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  pageSize: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)),
    constants.listPageSize,
  ),
};

export const page = <T extends z.ZodMiniType>(record: T) =>
  z.strictObject({
    records: z.array(record),
    total: z.number(),
    pageNo: z.number(),
    pageSize: z.number(),
  });
