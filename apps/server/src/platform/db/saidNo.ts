import type { RefusalKey } from '@alpaca/contract';
import { Refusal } from '../refusal.ts';

/** `alpaca.say_no` of the database: its message is a refusal's key, its detail the values of the words. */
const saidNo = 'AM001';

/** What the tables refuse by themselves is told as any other refusal: `query.execute().catch(orSaidNo)`. */
export const orSaidNo = (error: unknown): never => {
  const { code, message, detail } = error as { code?: string; message: string; detail?: string };
  if (code !== saidNo) throw error;
  throw new Refusal(message as RefusalKey, JSON.parse(detail ?? '{}'));
};
