import * as z from 'zod/mini';
import { Code } from '../rates/prices.ts';
import { call } from '../wire/call.ts';
import { id } from '../wire/fields.ts';
import { revised, Saved } from '../wire/revision.ts';

/** More digits would be more than a number on the wire can hold. */
export const rangeDigitsMost = 15;
export const rangeDigitsLeast = 4;

const whole = (least: number, most: number) =>
  z.int('web.verify.53').check(z.minimum(least, 'web.verify.53'), z.maximum(most, 'web.verify.53'));
const NumberInRange = whole(1, 10 ** rangeDigitsMost - 1);

const parts = {
  code: Code,
  /** Stands before each number. */
  prefix: z
    .string('web.verify.9')
    .check(z.regex(/^[A-Za-z0-9]*$/, 'web.verify.9'), z.maxLength(10, 'web.verify.25')),
  /** How many digits follow, with zeros in front. */
  digits: whole(rangeDigitsLeast, rangeDigitsMost),
  first: NumberInRange,
  last: NumberInRange,
  /** People are told once fewer are left. 0: nobody is told. */
  warnBelow: whole(0, 1_000_000_000),
};
type Bounds = { digits: number; first: number; last: number };
const inOrder = z.refine<Bounds>(({ first, last }) => first <= last, {
  error: 'web.verify.53',
  path: ['last'],
});
const fits = z.refine<Bounds>(({ digits, last }) => last < 10 ** digits, {
  error: 'web.verify.53',
  path: ['last'],
});

/** Numbers that the own line gives out: a prefix, and digits from the first to the last. */
export const NumberRangeForm = z.strictObject(parts).check(inOrder, fits);
export type NumberRangeForm = z.infer<typeof NumberRangeForm>;
/** The rules of its fields, for forms. */
export const numberRangeFields = parts;

/** How a number of a range reads. */
export const numberOfRange = (
  { prefix, digits }: Pick<NumberRangeForm, 'prefix' | 'digits'>,
  number: number,
) => prefix + String(number).padStart(digits, '0');

export const NumberRangeView = z.strictObject({
  ...parts,
  id: z.string(),
  ...revised,
  /** Given out, in blocks of fifty to each machine that books. */
  used: z.number(),
  left: z.number(),
  /** Whether so few are left that people are told. */
  isLow: z.boolean(),
  /** The channels that take their numbers from it, by their codes. */
  channels: z.array(z.string()),
});
export type NumberRangeView = z.infer<typeof NumberRangeView>;

export const listNumberRanges = call({
  method: 'GET',
  path: '/ops/numberRange/list',
  access: 'ops:products',
  rules: { none: 'the catalogue' },
  result: z.array(NumberRangeView),
});

export const addNumberRange = call({
  method: 'POST',
  path: '/ops/numberRange/add',
  access: 'ops:productEdit',
  idempotent: true,
  log: { menu: 'product', type: 'create' },
  body: NumberRangeForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['numberRange.codeTaken', 'numberRange.overlaps'],
});

/** Once a number was given out only the end and the warning can change, and the end not below it. */
export const editNumberRange = call({
  method: 'PUT',
  path: '/ops/numberRange/edit',
  access: 'ops:productEdit',
  idempotent: true,
  edits: 'numberRange',
  log: { menu: 'product', type: 'update' },
  body: z.strictObject({ ...parts, id: id('numberRange'), ...revised }).check(inOrder, fits),
  result: Saved,
  refuses: [
    'numberRange.notFound',
    'record.changedMeanwhile',
    'numberRange.codeTaken',
    'numberRange.overlaps',
    'numberRange.used',
    'numberRange.tooShort',
  ],
});
