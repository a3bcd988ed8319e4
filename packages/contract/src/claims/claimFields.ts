import * as z from 'zod/mini';
import { id, text } from '../wire/fields.ts';
import { revised } from '../wire/revision.ts';

/** A claim as it was seen: where it stands otherwise by now, nothing is done. */
export const seenClaim = { id: id('claim'), ...revised };

/** An amount that somebody types, of whatever currency the claim has. */
export const typedAmount = text(20).check(z.regex(/^\d{1,10}(\.\d{1,3})?$/, 'web.verify.11'));
