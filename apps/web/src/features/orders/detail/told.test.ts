import type { OrderEvent } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { told } from './told.ts';

const event = (time: string, step: OrderEvent['step']) =>
  ({ time, step, status: 'draft' }) as OrderEvent;

test('what we and the carrier did is one story, the latest first', () => {
  const story = told(
    [event('2026-11-01 10:00:00', 'save'), event('2026-11-01 10:05:00', 'submit')],
    [
      { time: '2026-11-01 10:06:00', text: 'Booked', isDone: false },
      { time: '2026-11-01 10:04:00', text: 'Asked', isDone: true },
    ],
  );
  expect(story.map(({ time }) => time.slice(11, 16))).toEqual(['10:06', '10:05', '10:04', '10:00']);
  expect(story[0]).toMatchObject({ by: 'carrier', isNow: true });
});

test('of two steps in one second the later stands above', () => {
  const at = '2026-11-01 10:00:00';
  const story = told([event(at, 'save'), event(at, 'submit')], []);
  expect(story.map((entry) => entry.by === 'us' && entry.event.step)).toEqual(['submit', 'save']);
});
