import { BlockList, isIPv6 } from 'node:net';

/** What decides whether a key opens the door. */
export interface KeyFacts {
  revokedAt: Date | null;
  expiresAt: Date | null;
  /** Until when it is good beside the key that was put in its place. */
  graceUntil: Date | null;
  /** Networks; none: from anywhere. */
  addresses: readonly string[];
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

// An IPv4 address in IPv6's clothes is that IPv4 address.
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

const isWithin = (networks: readonly string[], from: string) => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  const address = plainAddress(from);
  return list.check(address, familyOf(address));
};

const isPast = (moment: Date | null, now: Date) => moment !== null && moment <= now;

export const isGood = (key: KeyFacts, from: string, now: Date): boolean =>
  key.revokedAt === null &&
  !isPast(key.expiresAt, now) &&
  !isPast(key.graceUntil, now) &&
  (key.addresses.length === 0 || isWithin(key.addresses, from));
