import * as z from 'zod/mini';
import { WireTime, wholeMost } from './fields.ts';

/** The state of a thing that a form was filled from: every change makes the next. */
export const Revision = z.int().check(z.minimum(1), z.maximum(wholeMost));
/** What a new thing begins with. */
export const firstRevision = 1;

/** Stands beside the id in the body of every call that edits, and in every read that fills a form. */
export const revised = { revision: Revision };

/** What a call that edits answers: the revision it made. */
export const Saved = z.strictObject(revised);

/** As it is shown: no objects, no secrets. Nothing there is null. */
export const PlainValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string()),
]);
export type PlainValue = z.infer<typeof PlainValue>;

export const FieldChange = z.strictObject({
  /** Where in the form, such as `terms.limits.maxKg`. */
  field: z.string(),
  /** Which one of a list, where the field is a list's: `US1 · 0–0.5 kg`. */
  item: z.optional(z.string()),
  from: PlainValue,
  to: PlainValue,
});
export type FieldChange = z.infer<typeof FieldChange>;

/** What `record.changedMeanwhile` tells: who saved first, when and what, since the caller's revision. */
export const ChangedMeanwhile = z.strictObject({
  ...revised,
  by: z.string(),
  at: WireTime,
  changes: z.array(FieldChange),
  /** Changes beyond those told. */
  more: z.number(),
});
export type ChangedMeanwhile = z.infer<typeof ChangedMeanwhile>;

/** One line of a record's history. */
export const RecordChange = z.strictObject({
  ...revised,
  by: z.string(),
  at: WireTime,
  reason: z.string(),
  changes: z.array(FieldChange),
});
export type RecordChange = z.infer<typeof RecordChange>;
