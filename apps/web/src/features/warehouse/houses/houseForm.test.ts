import { expect, test } from 'vitest';
import {
  formOf,
  freshHouse,
  mergeHouse,
  readDays,
  readHours,
  readTime,
  valuesOf,
  writeDays,
} from './houseForm.ts';

test('hours are read as people write them', () => {
  expect(readHours(' 9:00 - 21:00')).toEqual({ from: '09:00', to: '21:00' });
  expect(readHours('')).toBeNull();
  expect(readHours('９：００—２１：００')).toEqual({ from: '09:00', to: '21:00' });
  expect(readHours('all day')).toBeUndefined();
});

test('hours that no clock shows, or that end before they begin, are not taken', () => {
  for (const text of ['09:00-25:00', '09:60-18:00', '18:00-09:00', '09:00-09:00'])
    expect(readHours(text)).toBeUndefined();
});

test('a cut-off is a time of the day', () => {
  expect(readTime(' 9：30')).toBe('09:30');
  expect(readTime('')).toBe('');
  for (const text of ['24:00', '9:75', 'noon']) expect(readTime(text)).toBeUndefined();
});

test('holidays come as ranges, worked days with their hours', () => {
  const text = '2027-02-05 ~ 2027-02-07 Spring Festival\n\n2027-02-14 Worked 10:00-16:00';
  const read = readDays(text);
  const days = 'days' in read ? read.days : [];
  expect(days).toHaveLength(4);
  expect(days.at(-1)).toEqual({
    day: '2027-02-14',
    name: 'Worked',
    hours: { from: '10:00', to: '16:00' },
  });
  expect(writeDays(days)).toBe(text.replace('\n\n', '\n'));
});

test.each([
  '2027-02-05',
  'Spring Festival',
  '2027-02-07 ~ 2027-02-05 backwards',
  '2027-01-01 ~ 2029-01-01 long',
])('“%s” can’t be read', (line) => {
  expect(readDays(line)).toEqual({ wrong: line });
});

test('what was filled in is sent as it was', () => {
  const sent = formOf({ ...freshHouse, lines: { a: '9:30', b: '' } });
  expect(sent.lines).toEqual([{ productId: 'a', cutOff: '09:30' }]);
  expect(sent.hours[6]).toBeNull();
  expect(valuesOf({ ...sent, id: 'x', revision: 1 })).toEqual({
    ...freshHouse,
    lines: { a: '09:30' },
  });
});

test('a warehouse is there before the first product', () => {
  const { lines: _, ...filled } = freshHouse;
  expect(formOf(filled).lines).toEqual([]);
});

test('mine on top of theirs: what I left alone is theirs, day by day and line by line', () => {
  const base = formOf({ ...freshHouse, days: '2027-02-05 Eve', lines: { a: '9:30', b: '12:00' } });
  const mine = {
    ...base,
    city: 'Shenzhen',
    days: [],
    lines: [...base.lines, { productId: 'c', cutOff: '15:00' }],
    staffIds: ['x'],
  };
  const theirs = {
    ...base,
    city: 'Guangzhou',
    phone: '1',
    hours: base.hours.map((_, at) => (at === 0 ? null : (base.hours[at] ?? null))),
    days: [...base.days, { day: '2027-02-06', name: 'New year', hours: null }],
    lines: [{ productId: 'b', cutOff: '13:00' }],
    staffIds: ['y'],
  };
  expect(mergeHouse(base, mine, theirs)).toEqual({
    ...theirs,
    city: 'Shenzhen',
    days: [{ day: '2027-02-06', name: 'New year', hours: null }],
    lines: [
      { productId: 'b', cutOff: '13:00' },
      { productId: 'c', cutOff: '15:00' },
    ],
    staffIds: ['y', 'x'],
  });
});
