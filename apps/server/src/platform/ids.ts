import { randomBytes } from 'node:crypto';

// A pool of random bytes: one system call for many ids.
let pool = Buffer.alloc(0);
let used = 0;
const random = (count: number) => {
  if (used + count > pool.length) {
    pool = randomBytes(4096);
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
};

/** UUIDv7: sortable by time, so new rows land at the end of their index. */
export const newId = (): string => {
  const time = Date.now().toString(16).padStart(12, '0');
  const bytes = random(10);
  const hex = bytes.toString('hex');
  const variant = ((Number.parseInt(hex.charAt(3), 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(4, 7)}-${hex.slice(7, 19)}`;
};

export const nilId = '00000000-0000-0000-0000-000000000000';
