import { BlockList, isIP } from 'node:net';

const isNetwork = (text: string) => {
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && +prefix <= (family === 4 ? 32 : 128));
};

/**
 * Whose word about the client's address is taken: so many proxies in front of us, or those of these
 * networks. "Every proxy" is no answer: the first of the forwarded addresses is whatever the client
 * wrote, and each limit that counts by address would count by the attacker's choice.
 */
export const readTrustProxy = (text: string): number | string[] | false => {
  const wanted = text.trim();
  if (wanted === '' || wanted === '0') return false;
  if (/^\d{1,2}$/.test(wanted)) return Number(wanted);
  const networks = wanted.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  throw new Error(
    'environment: ALPACA_TRUST_PROXY: how many proxies of ours stand in front (such as 1), or their networks with commas between (such as 10.0.0.0/8,192.0.2.7)',
  );
};

const nearby = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  nearby.addSubnet(network, prefix);
}
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');
nearby.addSubnet('fe80::', 10, 'ipv6');

const isNearby = (address: string) => nearby.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * As the server wants it. A count can't say who the nearest proxy is, so one that is counted must
 * stand in a private network: whoever reaches us from outside is no proxy, whatever they forward.
 */
export const trusted = (proxies: ReturnType<typeof readTrustProxy>) =>
  typeof proxies === 'number'
    ? (address: string, hop: number) => hop < proxies && (hop > 0 || isNearby(address))
    : proxies;
