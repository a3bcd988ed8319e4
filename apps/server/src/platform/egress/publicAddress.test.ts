import { describe, expect, test } from 'vitest';
import { isLoopback, isPublicAddress } from './publicAddress.ts';

const of = (words: string) => words.trim().split(/\s+/);

const refused = {
  'this machine': of('127.0.0.1 127.0.0.2 127.1.2.3 127.255.255.254 ::1 0:0:0:0:0:0:0:1'),
  'no address yet': of('0.0.0.0 0.0.0.1 0.255.255.255 ::'),
  'private networks':
    of(`10.0.0.0 10.0.0.1 10.1.2.3 10.255.255.255 172.16.0.1 172.20.10.5 172.31.255.255
    192.168.0.1 192.168.1.254 192.168.255.255`),
  'a provider’s shared network': of('100.64.0.1 100.100.100.200 100.127.255.255'),
  'the same cable': of('169.254.0.1 169.254.169.254 169.254.170.2 fe80::1 fe80::a9fe:a9fe febf::1'),
  'what clouds tell their machines': of('168.63.129.16 fd00:ec2::254 192.0.0.192 fd20:ce::254'),
  'many at once': of('224.0.0.1 224.0.0.251 239.255.255.250 ff02::1 ff05::2 ff0e::1'),
  everybody: of('255.255.255.255'),
  'nobody’s yet, or for books':
    of(`192.0.0.1 192.0.2.1 198.51.100.7 203.0.113.9 240.0.0.1 250.1.2.3 2001:db8::1
    3fff::1 198.18.0.1 198.19.255.254 2001:2::1 100::1`),
  'unique local': of('fc00::1 fd00::1 fd12:3456:789a::1 fdff:ffff::1'),
  'once site-local': of('fec0::1 feff::1'),
  'IPv4 in another coat': of(`::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 ::ffff:7f00:1
    ::ffff:192.168.0.1 ::ffff:100.64.0.1 ::127.0.0.1 ::7f00:1 ::10.0.0.1 64:ff9b::7f00:1 64:ff9b::a00:1
    64:ff9b::a9fe:a9fe 64:ff9b:1::1 2002:7f00:1::1 2002:a00:1::1 2002:c0a8:1::1 2001:0:7f00:1::1`),
  'no address': of('localhost example.com 1.2.3 1.2.3.4.5 256.1.1.1 fe80::1%eth0 0x7f.1 ::g'),
};
const taken =
  of(`1.1.1.1 8.8.8.8 9.9.9.9 93.184.216.34 100.63.255.255 100.128.0.1 172.15.255.255 172.32.0.1
  192.167.255.255 192.169.0.1 11.0.0.1 126.255.255.255 128.0.0.1 169.253.255.255 169.255.0.1 223.255.255.1
  2606:4700:4700::1111 2001:4860:4860::8888 2400:3200::1 2a00:1450:4001::1 ::ffff:8.8.8.8`);

test('there are a hundred and more', () => {
  expect(Object.values(refused).flat().length + taken.length).toBeGreaterThanOrEqual(100);
});

describe.each(Object.entries(refused))('%s', (_, addresses) => {
  test.each(addresses)('%s is not to be sent to', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

test.each(taken)('%s is out on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('this machine is told from all the others', () => {
  expect(refused['this machine'].every(isLoopback)).toBe(true);
  const others = [...taken, ...refused['private networks'], ...refused['the same cable']];
  expect(others.filter(isLoopback)).toEqual([]);
});
