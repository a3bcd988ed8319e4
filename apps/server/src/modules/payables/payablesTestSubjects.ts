import { newId } from '../../platform/ids.ts';
import type { Owner, Subjects } from '../../testing/subjects.ts';
import { insert as insertBill } from './bills/bills.repository.ts';
import { addLines } from './lines/lines.repository.ts';
import { insert as insertPayee } from './payees/payees.repository.ts';
import { insert as insertRun } from './runs/runs.repository.ts';

const newPayee = async ({ ctx }: Owner): Promise<string> => {
  const id = newId();
  const code = `P${id.slice(-12).toUpperCase()}`;
  await insertPayee(ctx, id, { code, name: 'A carrier', currency: 'CNY', due_days: 30 });
  return id;
};

/** A bill with one line of a number that nobody has; and the line. */
const newBill = async (owner: Owner) => {
  const { ctx } = owner;
  const [id, lineId] = [newId(), newId()];
  const payeeId = await newPayee(owner);
  const days = { billDay: '2026-11-01', dueDay: '2026-12-01' };
  const bill = { id, payeeId, billNo: `B-${id.slice(-12)}`, currency: 'CNY' as const };
  await insertBill(ctx, { ...bill, ...days, note: '' });
  const line = { id: lineId, lineNo: '1', number: 'ZZ1', fee: 'freight' as const, minor: 1_000n };
  const rest = { weightG: 500, shareBy: 'weight' as const, words: '', shares: [] };
  await addLines(ctx, id, [{ ...line, ...rest }]);
  return { ...bill, lineId };
};

const newRun = async (owner: Owner): Promise<string> => {
  const { id: billId, payeeId, currency } = await newBill(owner);
  const id = newId();
  const ctx = { ...owner.ctx, session: { userId: owner.userId } } as Owner['ctx'];
  const bills = [{ id: billId, minor: 1_000n }];
  const run = { id, runNo: `PR-${id.slice(-12)}`, payeeId, currency, note: '', bills };
  await insertRun(ctx, run, 1_000n);
  return id;
};

export const subjects: Subjects = {
  payee: newPayee,
  carrierBill: async (owner) => (await newBill(owner)).id,
  billLine: async (owner) => (await newBill(owner)).lineId,
  paymentRun: newRun,
};
