import type { WebhookView } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { adviceOf, healthOf } from './webhookHealth.ts';

const on: WebhookView = {
  id: '1',
  revision: 1,
  url: 'https://erp.example.com/hooks',
  description: '',
  types: ['order.moved'],
  isOn: true,
  offReason: null,
  offTime: null,
  failingSinceTime: null,
  nextTime: null,
  waiting: 0,
  kept: 0,
  failed: 0,
  formerTime: null,
  createTime: '2026-11-18 09:00:00',
};
const time = '2026-11-18 10:00:00';

test('one that takes everything is well, and so is one that is being sent to', () => {
  expect(healthOf(on)).toEqual({ is: 'good', why: 'good' });
  expect(healthOf({ ...on, waiting: 2 })).toEqual({ is: 'good', why: 'sending' });
  expect(adviceOf(on)).toBeUndefined();
});

test('what was kept or given up is not forgotten once it works again', () => {
  for (const left of [{ kept: 1 }, { failed: 1 }]) {
    expect(healthOf({ ...on, ...left, waiting: 3 })).toEqual({ is: 'good', why: 'undelivered' });
  }
});

test('one that fails tells the next attempt where there is one', () => {
  const failing = { ...on, failingSinceTime: time };
  expect(healthOf(failing)).toEqual({ is: 'failing', why: 'failingOnly' });
  expect(healthOf({ ...failing, nextTime: time })).toEqual({ is: 'failing', why: 'failing' });
  expect(adviceOf(failing)).toBe('todo.failing');
});

test('one that is off says why, whatever went before', () => {
  const off = { ...on, isOn: false, offTime: time, failingSinceTime: time };
  expect(healthOf({ ...off, offReason: 'hand' })).toEqual({ is: 'off', why: 'hand' });
  expect(healthOf({ ...off, offReason: 'gone' })).toEqual({ is: 'off', why: 'gone' });
  expect(adviceOf({ ...off, offReason: 'failing' })).toBe('todo.tooLong');
});
