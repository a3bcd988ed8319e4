import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { revised, Saved } from '../wire/revision.ts';
import { ageBands, statementCycles } from './statementActs.ts';

/** By how long it is overdue: what statements leave unpaid. */
const Ages = z.record(z.enum(ageBands), AmountField);

/** What a credit merchant owes in a currency. */
export const Receivable = z.strictObject({
  merchantId: z.string(),
  merchantCode: z.string(),
  merchantName: z.string(),
  currency: CurrencyField,
  /** By the ledger: all ages and what no statement has yet come to it, to the cent. */
  owed: AmountField,
  unbilled: AmountField,
  ages: Ages,
  creditLimit: AmountField,
  creditDays: z.number(),
  cycle: z.enum(statementCycles),
  /** Of the cycle, which is the same in all of the merchant's currencies. */
  cycleId: z.string(),
  ...revised,
});
export type Receivable = z.infer<typeof Receivable>;

export const listReceivables = call({
  method: 'GET',
  path: '/ops/receivable/list',
  access: 'ops:receivables',
  rules: 'merchants',
  result: z.strictObject({
    rows: z.array(Receivable),
    totals: z.array(
      z.strictObject({
        currency: CurrencyField,
        owed: AmountField,
        unbilled: AmountField,
        ages: Ages,
      }),
    ),
  }),
});

/** From the next period on: what is issued stays as it is. */
export const saveStatementCycle = call({
  method: 'PUT',
  path: '/ops/receivable/cycle',
  access: 'ops:receivables',
  edits: 'statementCycle',
  idempotent: true,
  log: { menu: 'statement', type: 'update' },
  body: z.strictObject({
    id: id('statementCycle'),
    ...revised,
    cycle: z.enum(statementCycles),
  }),
  result: Saved,
  refuses: ['statementCycle.notFound', 'record.changedMeanwhile'],
});
