import type {
  addBankAccount,
  BankAccount,
  BankAccountForm,
  editBankAccount,
  Parsed,
} from '@alpaca/contract';
import type { Selectable } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import * as shown from '../../../platform/db/shownRows.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../../platform/revisions/revisions.ts';

const edited: Edited = {
  kind: 'bankAccount',
  table: 'bank_infos',
  missing: 'bankInfo.notFound',
};

const table = 'bank_infos';
type Row = Selectable<DB[typeof table]>;

const formOf = (row: Row): Omit<BankAccount, 'id' | 'revision'> => ({
  accountType: row.account_type as BankAccountForm['accountType'],
  owner: row.owner,
  accountNumber: row.account_number,
  bank: row.bank,
  swift: row.swift,
  currency: row.currency as BankAccountForm['currency'],
  isShown: row.is_shown,
});

const rowOf = ({ accountType, accountNumber, isShown, swift = '', ...form }: BankAccountForm) => ({
  ...form,
  swift: swift.toUpperCase(),
  account_type: accountType,
  account_number: accountNumber,
  is_shown: isShown,
});

/** What the log calls it: the bank and the last of its number. */
const nameOf = ({ bank, accountNumber }: { bank: string; accountNumber: string }) =>
  `${bank} …${accountNumber.slice(-4)}`;

export const list = async (ctx: Ctx): Promise<BankAccount[]> =>
  (await shown.all(ctx, table)).map((row) => ({
    id: row.id,
    revision: row.revision,
    ...formOf(row),
  }));

export const add = (ctx: Ctx, form: Parsed<typeof addBankAccount>['body']) =>
  inTx(ctx, async (ctx) => {
    const added = await shown.add(ctx, table, rowOf(form));
    ctx.trail?.note({ name: nameOf(form) });
    return added;
  });

export const edit = (ctx: Ctx, body: Parsed<typeof editBankAccount>['body']) =>
  inTx(ctx, async (ctx) => {
    const { id, revision, ...form } = body;
    const row = await shown.find(ctx, table, id);
    const before = formOf(row ?? refuse('bankInfo.notFound'));
    const after = { ...form, swift: form.swift?.toUpperCase() };
    const saved = await saveRevision(ctx, edited, { id, revision, before, after });
    await shown.set(ctx, table, id, { ...rowOf(form), changed_at: new Date() });
    const [was, now] = [nameOf(before), nameOf(form)];
    ctx.trail?.note({ name: was === now ? was : `${was} → ${now}` });
    return saved;
  });
