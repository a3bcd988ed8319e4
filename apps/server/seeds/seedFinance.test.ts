import { expect, test } from 'vitest';
import { ownDatabase } from '../src/testing/ownDatabase.ts';
import { seed } from './seed.ts';

const { database, rows } = ownDatabase();

const money = () =>
  rows(`select merchant_id, kind, balance_minor from accounts where merchant_id is not null
        order by merchant_id, kind`);

test('seeding again moves no money', async () => {
  const before = await money();
  expect(before.length).toBeGreaterThan(0);
  await seed(JSON.parse(database().cells).c1.migrate, 'c1');
  expect(await money()).toEqual(before);
});

test('the demo’s ledger has no faults, and its days agree with its entries', async () => {
  expect(await rows('select * from ledger_faults')).toEqual([]);
  const differences = `
    (select * from ledger_days except select * from ledger_days_counted) union all
    (select * from ledger_days_counted except select * from ledger_days)`;
  expect(await rows(differences)).toEqual([]);
});

test('every active merchant that pays beforehand has sixty days behind it and something left, others nothing', async () => {
  const all = await rows<{ active: boolean; days: string; left: string | null }>(`
    select m.activation_status = 1 as active, count(distinct d.day) as days,
      (select a.balance_minor from accounts a where a.tenant_id = m.tenant_id
         and a.merchant_id = m.merchant_id and a.kind = 'wallet' and a.currency = 'CNY') as left
    from merchants m left join ledger_days d using (tenant_id, merchant_id)
    where m.terms = 'prepaid' group by m.tenant_id, m.merchant_id`);
  for (const { active, days, left } of all) {
    if (active) expect(Number(left)).toBeGreaterThan(0);
    else expect(left ?? '0').toBe('0');
    expect(Number(days)).toBeGreaterThanOrEqual(active ? 59 : 0);
  }
});

test('a credit merchant has one statement overdue and one queried, and owes what they say', async () => {
  expect(await rows('select * from receivable_faults')).toEqual([]);
  const told = await rows(`
    select s.state, u.unpaid_minor > 0 as unpaid, s.due_on < now() as due from statements s
    join statement_sums u on u.tenant_id = s.tenant_id and u.id = s.id order by s.to_day`);
  expect(told).toMatchObject([
    { state: 'confirmed', unpaid: false },
    { state: 'confirmed', unpaid: true, due: true },
    { state: 'queried', unpaid: true },
  ]);
  const owed = await rows<{ owed: string }>('select max(owed_minor) as owed from receivables');
  expect(Number(owed[0]?.owed)).toBeLessThan(3_000_000);
});

test('the ledger is shut again: not even its owner changes it by the way', async () => {
  await expect(rows('update transfers set note = note')).rejects.toThrow('never changed');
  await expect(rows('update ledger_entries set line = line')).rejects.toThrow('never changed');
});
