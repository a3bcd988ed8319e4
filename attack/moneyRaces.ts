import {
  askAdjustment,
  batchRefundOrder,
  closeOrders,
  decideApproval,
  listProducts,
  payOrder,
  submitOrder,
  topUpBalance,
  topUpCheck,
} from '@alpaca/contract';
import { orderForm, party } from '../apps/server/src/modules/orders/ordersTestForms.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import { type Attack, ledgerOf } from './attack.ts';
import type { Person, Target } from './target.ts';

const proof = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const shipper = {
  ...party,
  ...{
    countryCode: 'CN',
    province: '广东省',
    city: '深圳市',
    area: '龙岗区',
    postCode: '518129',
  },
  phone: '13800000000',
};

/** A merchant of its own, active, whose money nobody else moves. */
const newMerchant = async (target: Target): Promise<Person & { merchantId: string }> => {
  const [merchantId, userId] = [newId(), newId()];
  const username = `race-${merchantId.slice(-10)}`;
  const tenant = `(select tenant_id from tenants where code = 'yunling')`;
  await target.read(
    `insert into merchants (tenant_id, merchant_id, code, name_zh, activation_status)
     values (${tenant}, $1, $2, '抢跑', 1)`,
    [merchantId, username.toUpperCase()],
  );
  await target.read(
    `insert into users (tenant_id, id, merchant_id, kind, username, password_hash, realname, is_owner)
     select tenant_id, $1, $2, 'merchant', $3, password_hash, '抢跑', true from users
     where username = 'starfield' and tenant_id = ${tenant}`,
    [userId, merchantId, username],
  );
  await target.read(
    `insert into user_roles (tenant_id, user_id, role_id)
     select tenant_id, $1, id from roles where code = 'merchantOwner' and tenant_id = ${tenant}`,
    [userId],
  );
  return { ...(await target.signIn(username)), merchantId };
};

const proofOf = async (target: Target, by: Person) => {
  const told = await target.upload(by, 'paymentProof', 'proof.png', proof);
  return (told.body.result as { key: string }).key;
};

const many = <T>(count: number, work: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => work(place)));

const wallet = async (target: Target, { merchantId }: { merchantId: string }) => {
  const rows = await target.read<{ kind: string; minor: string }>(
    `select kind, balance_minor as minor from accounts where merchant_id = $1 and currency = 'CNY'`,
    [merchantId],
  );
  const of = (kind: string) => BigInt(rows.find((row) => row.kind === kind)?.minor ?? 0);
  return { free: of('wallet'), held: of('held') };
};

/** The same money, order and top-up by many at once. */
export const moneyRaces: Attack = {
  name: 'money',
  async run(target, { short }) {
    const { outcome, expect, tried } = ledgerOf();
    const merchant = await newMerchant(target);
    const [first, second] = [
      await target.signIn('yunling-op'),
      await target.signIn('yunling-admin'),
    ];
    const key = await proofOf(target, merchant);

    // One top-up, granted by everybody at once.
    const form = { amount: '500.00', currency: 'CNY', payMethod: 'offline', credentials: [key] };
    const made = await target.ask(topUpBalance, { body: form }, merchant);
    const { id } = made.body.result as { id: string };
    const step = (by: Person, name: string) =>
      // An earlier run may have left the same picture.
      target.ask(topUpCheck, { body: { id, step: name, acceptReuse: true } }, by);
    await many(8, (place) => step(place % 2 ? first : second, 'markArrived'));
    await many(20, (place) => step(place % 2 ? second : first, 'approve'));
    tried(28);
    const full = await wallet(target, merchant);
    expect(full.free === 50_000n, `one top-up of 500 made ${full.free}`);

    // Money asked for by one, approved by everybody at once, who asked among them.
    const adjustment = { currency: 'CNY', amount: '1.00', reason: '抢跑' };
    const { merchantId } = merchant;
    const asked = await target.ask(askAdjustment, { body: { merchantId, ...adjustment } }, first);
    const approval = (asked.body.result as { id: string }).id;
    const decide = (by: Person) =>
      target.ask(decideApproval, { body: { id: approval, decision: 'approve' } }, by);
    await many(10, () => decide(first));
    const alone = await wallet(target, merchant);
    expect(alone.free === 50_000n, `who asked for 1.00 alone made ${alone.free}`);
    await many(20, (place) => decide(place % 2 ? second : first));
    tried(30);
    const adjusted = await wallet(target, merchant);
    expect(adjusted.free === 50_100n, `one adjustment of 1.00 made ${adjusted.free}`);

    // Far more orders than there is money for.
    const { body } = await target.ask(listProducts, { query: { countryCode: 'US' } }, merchant);
    const { records } = body.result as { records: { id: string; currency?: string }[] };
    const productId = records[0]?.id;
    const orders = await many(short ? 16 : 60, () =>
      target.ask(
        submitOrder,
        { body: { form: orderForm({ productId, shipper }), remoteAgreed: true } },
        merchant,
      ),
    );
    tried(orders.length);
    const after = await wallet(target, merchant);
    expect(after.free >= 0n, `the wallet fell to ${after.free}`);
    const kept = await target.read<{
      id: string;
      booking: string;
      quoted_minor: string;
      settlement: string;
    }>('select id, booking, settlement, quoted_minor from orders where merchant_id = $1', [
      merchant.merchantId,
    ]);
    expect(kept.length > 0, `no order was taken: ${orders[0]?.text.slice(0, 200)}`);
    const waiting = kept.filter(({ booking }) => booking === 'waitingPayment');
    expect(waiting.length > 0, 'every order was paid');

    // The same orders paid and voided by everybody at once.
    const ids = waiting.slice(0, 5).map((order) => order.id);
    await many(10, (place) =>
      place % 3 === 0
        ? target.ask(closeOrders, { body: { ids } }, merchant)
        : target.ask(payOrder, { body: { ids } }, merchant),
    );
    tried(10);
    const booked = kept
      .filter(({ booking }) => booking !== 'waitingPayment')
      .map((order) => order.id);
    await many(10, () =>
      target.ask(batchRefundOrder, { body: { ids: booked.slice(0, 3) } }, merchant),
    );
    tried(10);
    const end = await wallet(target, merchant);
    expect(end.free >= 0n && end.held >= 0n, `the wallet ends at ${end.free}, held ${end.held}`);
    expect(end.free + end.held <= 50_100n, `501.00 became ${end.free + end.held}`);
    const broken = await target.read<{ fault: string }>('select fault from ledger_faults limit 5');
    for (const { fault } of broken) expect(false, `the books: ${fault}`);
    return outcome;
  },
};
