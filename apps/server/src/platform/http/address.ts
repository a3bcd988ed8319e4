import { isIPv6 } from 'node:net';

const groups = (text: string) => (text === '' ? [] : text.split(':'));

/**
 * What limits count as one address. Of IPv6 it is the first half, as a single customer is given all
 * addresses that share it; an IPv4 address in IPv6's clothes is that IPv4 address.
 */
export const clientNetwork = (ip: string): string => {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = (ip.split('%')[0] as string).toLowerCase().split('::');
  const first = groups(head);
  const last = ip.includes('::') ? groups(tail) : [];
  const middle = Array(Math.max(0, 8 - first.length - last.length)).fill('0');
  const half = [...first, ...middle, ...last].slice(0, 4);
  return `${half.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
};
