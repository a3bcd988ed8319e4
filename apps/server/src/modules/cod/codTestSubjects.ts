import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { asMerchant, type Owner, type Subjects } from '../../testing/subjects.ts';
import { subjects as ordered } from '../orders/testing.ts';
import { subjects as payables } from '../payables/testing.ts';
import { addLines } from './codLines.repository.ts';
import { insert } from './remittances.repository.ts';

/** An order of the owner's merchant that was paid on delivery. */
const newCodOrder = async (owner: Owner): Promise<string> => {
  const id = (await ordered.order?.(owner)) as string;
  await sql`
    update orders set form = form || '{"codPrice": "100.00", "codCurrency": "SAR"}', status = 'delivered',
      booking = 'booked', quoted_minor = 1000, currency = 'CNY'
    where tenant_id = ${owner.ctx.tenant.id} and id = ${id}`.execute(asMerchant(owner).db);
  return id;
};

/** A remittance with one line of a number that nobody has; and the line. */
const newRemittance = async (owner: Owner) => {
  const [id, lineId] = [newId(), newId()];
  await insert(owner.ctx, {
    id,
    payeeId: (await payables.payee?.(owner)) as string,
    remittanceNo: `R-${id.slice(-12)}`,
    currency: 'SAR',
    remitDay: '2026-11-01',
    note: '',
  });
  const money = { minor: 10_000n, keptMinor: 0n };
  const line = { id: lineId, lineNo: '1', number: 'ZZ1', words: '', ...money };
  await addLines(owner.ctx, id, [{ ...line, state: 'unknown', orderId: null }]);
  return { id, lineId };
};

export const subjects: Subjects = {
  codOrder: newCodOrder,
  remittance: async (owner) => (await newRemittance(owner)).id,
  codLine: async (owner) => (await newRemittance(owner)).lineId,
};
