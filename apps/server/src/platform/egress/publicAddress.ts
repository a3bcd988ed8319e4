import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const globalV6 = ipaddr.parseCIDR('2000::/3');
// Azure answers its machines' own questions here, on an address that looks like anybody's.
const metadata = new Set(['168.63.129.16']);

const isPublicV4 = (address: ipaddr.IPv4) =>
  address.range() === 'unicast' && !metadata.has(address.toString());

/** Whether an address is out on the internet: no private or shared network, no machine's own, nobody's. */
export const isPublicAddress = (text: string): boolean => {
  if (!isIP(text)) return false;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return isPublicV4(address);
  return address.range() === 'unicast' && address.match(globalV6);
};

/** Whether it is this machine itself, which tests and developers may send to. */
export const isLoopback = (text: string): boolean =>
  isIP(text) !== 0 && ipaddr.process(text).range() === 'loopback';
