import { listOrders, saveDraft } from '@alpaca/contract';
import { ask, asking } from './asking.ts';
import { manyMerchants, manySql } from './merchants.ts';
import type { Side } from './rounds.ts';
import type { Scenario } from './scenario.ts';
import { bySql, countOn, keepScript, linesOf } from './sentScripts.ts';
import { valuesOf } from './statements.ts';
import { asOwner, bodyWith, productOf } from './submitting.ts';
import { database, poolSize, type System } from './system.ts';

const bypassing = 'bench_bypassing';
const orders = 20_000;

/**
 * A role of the bench's own cluster that may all that the API's may and is held by no policy. The
 * tables stay as they are: nothing of the product is ever switched off.
 */
const bypassingUrl = async (system: System) => {
  const url = new URL(system.cluster.url('alpaca_app', database));
  await asOwner(system, `drop role if exists ${bypassing}`);
  await asOwner(
    system,
    `create role ${bypassing} login bypassrls in role alpaca_app password '${url.password}'`,
  );
  url.username = bypassing;
  return url.href;
};

const bothSides = async (system: System, scripts: readonly string[]) => {
  const url = await bypassingUrl(system);
  const sides: { ours: Side; reference: Side } = {
    ours: bySql(system, 'on', scripts),
    reference: bySql(system, 'off', scripts, { url }),
  };
  return { ...sides, stop: () => asOwner(system, `drop role ${bypassing}`) };
};

/** The first page of a merchant's orders, as its list asks for it. */
async function listScript(system: System): Promise<string> {
  const who = await asking(system, 'kapok');
  const { form } = bodyWith(await productOf(who), `model${Date.now()}`);
  const { id } = await ask<{ id: string }>(who, 'POST', saveDraft.path, { form });
  await asOwner(
    system,
    `insert into orders (tenant_id, id, merchant_id, order_no, customer_no, source, status, booking, form,
       product_id, country_code, consignee_name, box_count, weight_g, created_by)
     select tenant_id, gen_random_uuid(), merchant_id, 'L' || $2::text || n, 'L' || $2::text || n, source, status,
       booking, form - 'customerNo', product_id, country_code, consignee_name, box_count, weight_g, created_by
     from orders, generate_series(1, $3) n where id = $1`,
    [id, Date.now().toString(36), orders],
  );
  await asOwner(system, 'analyze orders');
  const list = () => ask(who, 'POST', listOrders.path, { pageNo: 1, pageSize: 20 });
  await list();
  const sent = await valuesOf(system.cluster, 'select * from orders o where', list);
  const lines = linesOf(sent, { fresh: [], known: { has: () => true } });
  return keepScript('list', [countOn, ...lines]);
}

export const rowSecurityScenarios: readonly Scenario[] = [
  {
    name: 'row-security-list',
    title: 'The first page of orders with row security ÷ without, by the same SQL',
    goal: 0.9,
    prepare: async (system) => ({
      about: `a merchant of ${orders} orders; ${poolSize} pgbench clients on each side, of a role with and one without policies`,
      ...(await bothSides(system, [await listScript(system)])),
    }),
  },
  {
    name: 'row-security-write',
    title: 'Submitting orders with row security ÷ without, by the same SQL',
    unit: 'orders/s',
    goal: 0.9,
    prepare: async (system) => {
      const many = await manyMerchants(system);
      return {
        about: `200 merchants; ${poolSize} pgbench clients on each side, of a role with and one without policies`,
        ...(await bothSides(system, [await manySql(system, many)])),
      };
    },
  },
];
