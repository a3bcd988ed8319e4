import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Node } from '../../platform/node.ts';

interface Block {
  prefix: string;
  digits: number;
  next: bigint;
  /** How many are left. */
  left: number;
}

// A node takes this many at once, so that bookings rarely meet at the range's row. Those that are
// left over when it stops are never given out; ranges may have gaps.
const blockSize = 50;

/** A statement of its own: the row is locked for one round trip, never until a booking commits. */
const takeBlock = async (ctx: Ctx, range: string, size: number): Promise<Block | null> => {
  const { rows } = await sql<{ first: bigint; prefix: string; digits: number }>`
    update number_ranges set next = next + ${size}
    where code = ${range} and next + ${size} <= last + 1
    returning next - ${size} as first, prefix, digits`.execute(ctx.db);
  const row = rows[0];
  return row
    ? { prefix: row.prefix, digits: row.digits, next: BigInt(row.first), left: size }
    : null;
};

const give = (block: Block, count: number): string[] => {
  const first = block.next;
  block.next += BigInt(count);
  block.left -= count;
  return Array.from(
    { length: count },
    (_, at) => block.prefix + String(first + BigInt(at)).padStart(block.digits, '0'),
  );
};

// Who comes while a block is being fetched waits for it rather than fetch one too.
const kept = new WeakMap<Node, Map<string, Promise<Block | null>>>();

const keptBy = (node: Node) => {
  const known = kept.get(node) ?? new Map<string, Promise<Block | null>>();
  kept.set(node, known);
  return known;
};

/** Numbers that nobody else gets; null where the range has no such many, or there is no such range. */
export const takeNumbers = async (ctx: Ctx, range: string, count: number) => {
  // Large orders and the end of a range are served one by one.
  const alone = async () => {
    const block = await takeBlock(ctx, range, count);
    return block && give(block, count);
  };
  if (count > blockSize / 2) return alone();
  const blocks = keptBy(ctx.node);
  const key = `${ctx.tenant.id}/${range}`;
  for (;;) {
    const waiting = blocks.get(key) ?? takeBlock(ctx, range, blockSize);
    blocks.set(key, waiting);
    const block = await waiting.catch((error) => {
      if (blocks.get(key) === waiting) blocks.delete(key);
      throw error;
    });
    if (block && block.left >= count) return give(block, count);
    if (blocks.get(key) === waiting) blocks.delete(key);
    if (!block) return alone();
  }
};
