import type { Command, Posted, RefusedBy } from './ledger.ts';

/** The ledger's rules once more, as plainly as they can be said, to hold the real one against. */
export class LedgerModel {
  wallet = 0n;
  held = 0n;
  readonly floor: bigint;
  readonly holds = new Map<string, { minor: bigint; open: boolean }>();
  /** What stands charged for a subject and kind. */
  readonly charges = new Map<string, bigint>();
  readonly keys = new Map<string, string>();

  constructor(floor: bigint) {
    this.floor = floor;
  }

  private static sizeOf(command: Command) {
    return 'lines' in command
      ? command.lines.reduce((sum, { minor }) => sum + minor, 0n)
      : command.minor;
  }

  private refusal(command: Command, size: bigint): RefusedBy | null {
    const hold = 'holdId' in command ? this.holds.get(command.holdId) : undefined;
    if (command.op === 'capture' || command.op === 'release') {
      if (!hold) return 'noHold';
      if (!hold.open) return 'holdResolved';
    }
    const taken = {
      hold: size,
      charge: size,
      exchangeOut: size,
      capture: size - (hold?.minor ?? 0n),
    }[command.op as 'hold'];
    const below = 'below' in command && command.below;
    if (taken > 0n && !below && this.wallet - taken < this.floor) return 'tooLow';
    if (!('lines' in command) || command.op === 'absorb') return null;
    const standing = command.lines.map(({ kind, minor }) => ({
      minor,
      stands: this.charges.get(`${command.subjectId} ${kind}`) ?? 0n,
    }));
    if (command.op === 'refund') {
      return standing.some(({ minor, stands }) => minor > stands) ? 'overRefund' : null;
    }
    return standing.some(({ stands }) => stands > 0n) ? 'alreadyCharged' : null;
  }

  private apply(command: Command, size: bigint) {
    switch (command.op) {
      case 'hold':
        this.wallet -= size;
        this.held += size;
        this.holds.set(command.holdId, { minor: size, open: true });
        break;
      case 'capture':
      case 'release': {
        const hold = this.holds.get(command.holdId) as { minor: bigint; open: boolean };
        hold.open = false;
        this.held -= hold.minor;
        this.wallet += command.op === 'release' ? hold.minor : hold.minor - size;
        break;
      }
      // Earned and let go in one: nobody has more or less.
      case 'absorb':
        return;
      case 'charge':
      case 'codFee':
      case 'exchangeOut':
        this.wallet -= size;
        break;
      default:
        this.wallet += size;
    }
    if ('lines' in command) {
      for (const { kind, minor } of command.lines) {
        const key = `${command.subjectId} ${kind}`;
        const sign = command.op === 'refund' ? -1n : 1n;
        this.charges.set(key, (this.charges.get(key) ?? 0n) + sign * minor);
      }
    }
  }

  post(command: Command): Pick<Posted, 'outcome' | 'reason'> {
    const size = LedgerModel.sizeOf(command);
    const content = `${command.op} ${size}`;
    const before = this.keys.get(command.key);
    if (before === content) return { outcome: 'replayed', reason: null };
    if (before) return { outcome: 'refused', reason: 'otherContent' };
    const reason = this.refusal(command, size);
    if (reason) return { outcome: 'refused', reason };
    this.keys.set(command.key, content);
    this.apply(command, size);
    return { outcome: 'done', reason: null };
  }
}
