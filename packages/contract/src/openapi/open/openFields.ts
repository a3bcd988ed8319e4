import * as z from 'zod/mini';
import { id } from '../../wire/fields.ts';
import { AmountField, CurrencyField } from '../../wire/moneyFields.ts';

/** ISO 8601 with an offset, such as 2026-11-18T21:30:00+08:00. */
export const Instant = z.iso.datetime({ offset: true });

/** A moment that is asked for, of this century. */
export const AskedInstant = Instant.check(z.regex(/^20\d{2}-/, 'web.verify.0'));

export const Money = z.strictObject({ amount: AmountField, currency: CurrencyField });
export const maybeMoney = z.nullable(Money);
export const maybeInstant = z.nullable(Instant);

export const orderParams = z.strictObject({ id: id('order') });

const limit = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200));
/** So many at most; the next ones by the cursor that came with the last. */
export const pageFields = { limit: z._default(limit, 50) };

const page = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000));
/** Of lists that go by pages. */
export const pagedFields = { ...pageFields, page: z._default(page, 1) };

export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.strictObject({ items: z.array(item), total: z.number() });

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
export const cursor = (before: string, after = '') =>
  z.optional(z.string().check(z.regex(new RegExp(`^${before}${uuid}${after}$`))));

export const cursorPage = <T extends z.ZodMiniType>(item: T) =>
  z.strictObject({
    items: z.array(item),
    /** What to ask for as `cursor`; null at the end. */
    next: z.nullable(z.string()),
  });
