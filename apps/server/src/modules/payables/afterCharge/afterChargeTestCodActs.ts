import { newId } from '../../../platform/ids.ts';
import { didIt } from '../../../testing/sequences.ts';
import { codDecisions, codRemittanceImport, creditCod, remittances } from '../../cod/testing.ts';
import * as model from './afterChargeTestCod.ts';
import { type Acts, amountOf, meantOrder, type Run } from './afterChargeTestRun.ts';
import type { CodOp, Step } from './afterChargeTestSteps.ts';

// Cash on delivery, done with the product and reckoned by the model.

// Nobody is credited before a step says that the day has come: other merchants' steps are taken meanwhile.
const farDay = '2031-01-01';

const meantCod = (run: Run, { order: at }: Step) => {
  const { order, id, no } = meantOrder(run, at);
  const cod = run.cods.find((one) => one.order === order);
  return cod ? { cod, id, no } : null;
};

const seen = async ({ world }: Run, table: 'cod_orders' | 'cod_remittances', id: string) => {
  const [row] = await world.asked<{ revision: number }>(
    `select revision from ${table} where id = $1`,
    [id],
  );
  return { id, revision: row?.revision as number };
};

/** All of it mostly; less, more, or something that is taken back. */
const partOf = (due: number, { share }: Step) => {
  if (share === 0) return -100;
  return share > 100 ? due + 1 : Math.max(1, Math.floor((due * share) / 100));
};

export const codActs: Acts<CodOp> = {
  /** Its carrier has delivered it, and collected what was due. */
  async deliver(run, { order: at }) {
    const { order, id } = meantOrder(run, at);
    if (order.status !== 'outWarehouse') return null;
    order.status = 'delivered';
    await run.world.asked(`update orders set status = 'delivered' where id = $1`, [id]);
    return null;
  },

  async remit(run, step) {
    const meant = meantCod(run, step);
    if (!meant) return null;
    const { cod, no } = meant;
    const { first } = run.world.staff;
    const minor = partOf(cod.due, step);
    const { id } = await remittances.add(first, {
      payeeId: run.payeeId,
      remittanceNo: newId(),
      currency: 'CNY',
      remitDay: farDay,
    });
    await codRemittanceImport.commit(first, [{ number: no, amount: amountOf(minor) }], {
      targetId: id,
      rowNos: [2],
    } as never);
    run.world.tried.cods += 1;
    await remittances.post(first, await seen(run, 'cod_remittances', id));
    cod.came += minor;
    return null;
  },

  async decideCod(run, step) {
    const meant = meantCod(run, step);
    if (!meant) return null;
    const { cod, id } = meant;
    const { person, which } = step;
    const decision = model.decisions[which % model.decisions.length] as model.Decision;
    const asked = { ...(await seen(run, 'cod_orders', id)), decision, note: 'As it was told' };
    const work = codDecisions.decide(run.world.staff[person], asked, new Date(farDay));
    return [await didIt(work), model.decide(cod, decision, person)];
  },

  async approveCod(run, step) {
    const meant = meantCod(run, step);
    if (!meant) return null;
    const { cod, id } = meant;
    const { person } = step;
    const work = codDecisions.approve(run.world.staff[person], await seen(run, 'cod_orders', id));
    return [await didIt(work), model.approve(cod, person)];
  },

  /** The day has come, and two workers see it at once. */
  async creditCod({ world, merchantId, cods }) {
    await world.asked(
      `update cod_orders set credit_on = '2026-11-01' where merchant_id = $1 and state = 'remitted'`,
      [merchantId],
    );
    const ctx = { ...world.staff.first, session: null };
    await Promise.all([creditCod(ctx), creditCod(ctx)]);
    model.creditAll(cods);
    return null;
  },
};
