import { sql } from 'kysely';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';

// As many as the sequence goes on by; those of a node that stops are never used.
const blockSize = 100;
// Odd and no multiple of five, so that all seven-digit numbers come once before one comes again.
const stride = 7_654_321;
const numbers = 10_000_000;

/** The digit that finds a slip of the tongue or of the hand (Luhn). */
export const checkDigit = (digits: string): string => {
  let sum = 0;
  for (const [at, digit] of [...digits].toReversed().entries()) {
    const twice = Number(digit) * (at % 2 === 0 ? 2 : 1);
    sum += twice > 9 ? twice - 9 : twice;
  }
  return String((10 - (sum % 10)) % 10);
};

/** What people call an order: a day, seven digits that tell nobody how many there are, a check. */
export const orderNoOf = (day: string, n: number): string => {
  const digits = `${day}${String((n * stride) % numbers).padStart(7, '0')}`;
  return `A${digits}${checkDigit(digits)}`;
};

interface Block {
  next: number;
  left: number;
}
const blocks = new WeakMap<Ctx['cell'], Block>();

const take = async (ctx: Ctx): Promise<number> => {
  const block = blocks.get(ctx.cell) ?? { next: 0, left: 0 };
  blocks.set(ctx.cell, block);
  if (block.left === 0) {
    // A sequence goes on even where the caller's transaction is undone.
    const { rows } = await sql<{ n: bigint }>`select nextval('order_nos') as n`.execute(ctx.db);
    // Another caller may have fetched a block meanwhile; then this one takes its place.
    block.next = Number(rows[0]?.n);
    block.left = blockSize;
  }
  block.left -= 1;
  block.next += 1;
  return block.next - 1;
};

export const newOrderNos = async (ctx: Ctx, count: number): Promise<string[]> => {
  const day = toWire(new Date(), ctx.tenant.zone).slice(2, 10).replaceAll('-', '');
  const made: string[] = [];
  while (made.length < count) made.push(orderNoOf(day, (await take(ctx)) % numbers));
  return made;
};
