import type { Command, Posted } from '../../modules/finance/testing.ts';

/** An order, as far as money goes. */
export interface Order {
  id: string;
  merchantId: string;
}

/**
 * What an order does to the wallet, step by step: held, then given back, or charged and perhaps
 * refunded. The order's id decides, so whoever begins again does the same.
 */
export const commandsOf = ({ id, merchantId }: Order): Command[] => {
  const dice = Buffer.from(id.slice(-8), 'hex');
  const minor = BigInt(1 + (dice.readUInt16BE(2) % 500));
  const base = (step: string) =>
    ({ key: `order:${id}:${step}`, merchantId, currency: 'CNY' }) as const;
  const lines = [{ kind: 'freight' as const, minor }];
  const hold: Command = { ...base('hold'), op: 'hold', holdId: id, minor: minor + 10n };
  if (dice.readUInt8(0) % 3 === 0) {
    return [hold, { ...base('release'), op: 'release', holdId: id, minor }];
  }
  const charged = { subjectId: id, lines };
  const capture: Command = { ...base('capture'), op: 'capture', holdId: id, ...charged };
  if (dice.readUInt8(1) % 2 === 0) return [hold, capture];
  return [hold, capture, { ...base('refund'), op: 'refund', ...charged }];
};

const say = (what: string) => process.stdout.write(`${what}\n`);

/** Moves an order's money, saying what is asked and, once it is true, what was told. */
export const moveMoney = async (order: Order, post: (command: Command) => Promise<Posted>) => {
  for (const command of commandsOf(order)) {
    say(`asked ${command.key}`);
    const { outcome } = await post(command);
    say(`told ${command.key} ${outcome}`);
    if (outcome === 'refused') break;
  }
  say(`ended ${order.id}`);
};
