import { expect, test } from 'vitest';
import { addressLine } from './addressLine.ts';

const empty = { area: '', address2: '', address3: '', houseNumber: '' };

test('a Chinese address goes from the large to the small', () => {
  const place = { countryCode: 'CN', province: '广东省', city: '深圳市', postCode: '518129' };
  expect(addressLine({ ...empty, ...place, area: '龙岗区', address1: '云岭路 18 号' })).toBe(
    '广东省深圳市龙岗区云岭路 18 号 518129',
  );
});

test('others go from the small to the large', () => {
  const place = { countryCode: 'US', province: 'CA', city: 'San Jose', postCode: '95112' };
  expect(addressLine({ ...empty, ...place, address1: '418 Larkspur Ave', address2: 'Apt 3' })).toBe(
    '418 Larkspur Ave Apt 3, San Jose, CA 95112',
  );
});

test('what is empty leaves no mark', () => {
  const place = { countryCode: 'AE', province: 'Dubai', city: 'Dubai', postCode: '' };
  expect(addressLine({ ...empty, ...place, address1: '1 Palm St' })).toBe(
    '1 Palm St, Dubai, Dubai',
  );
});
