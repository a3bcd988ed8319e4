import { expect, test } from 'vitest';
import { readFilter, writeFilter } from '../../../shared/list/urlFilter.ts';
import { changesFilter, disputesFilter } from './changeFilters.ts';

const none = new URLSearchParams();

test('each list opens with what its readers come for', () => {
  expect(readFilter(changesFilter, none).state).toBe('open');
  expect(readFilter(disputesFilter, none).state).toBe('disputed');
});

test('whoever looks after disputes can look at all that is open', () => {
  const address = writeFilter(disputesFilter, none, { state: 'open' });
  expect(address.toString()).toBe('state=open');
  expect(readFilter(disputesFilter, address).state).toBe('open');
});

test('days that end before they begin are left out', () => {
  const address = new URLSearchParams({ from: '2026-11-18 00:00:00', to: '2026-11-01 00:00:00' });
  expect(readFilter(disputesFilter, address).to).toBeUndefined();
});
