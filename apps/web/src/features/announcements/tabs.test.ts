import { expect, test } from 'vitest';
import { firstTab } from './tabs.ts';

test('the bell opens where something waits, announcements first', () => {
  expect(firstTab({ anntMsgTotal: 1, sysMsgTotal: 5 })).toBe('announcements');
  expect(firstTab({ anntMsgTotal: 0, sysMsgTotal: 5 })).toBe('messages');
  expect(firstTab({ anntMsgTotal: 0, sysMsgTotal: 0 })).toBe('announcements');
  expect(firstTab()).toBe('announcements');
});
