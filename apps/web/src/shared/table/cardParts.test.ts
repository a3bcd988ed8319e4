import { expect, test } from 'vitest';
import { cardParts } from './cardParts.ts';
import type { Column } from './types.ts';

const column = (key: string, card?: Column<object>['card']): Column<object> => ({
  key,
  title: key,
  ...(card && { card }),
});

test('a card has the first column as its name, and actions by their key', () => {
  const { name, state, actions, facts } = cardParts([
    column('number'),
    column('product'),
    column('status', 'state'),
    column('actions'),
  ]);
  expect(name?.key).toBe('number');
  expect(state?.key).toBe('status');
  expect(actions?.key).toBe('actions');
  expect(facts.map(({ key }) => key)).toEqual(['product']);
});

test('what is not for cards stays away, and no card is endless', () => {
  const many = Array.from({ length: 12 }, (_, n) => column(`f${n}`));
  const { facts } = cardParts([column('name'), column('hint', 'no'), ...many]);
  expect(facts.map(({ key }) => key)).toEqual(['f0', 'f1', 'f2', 'f3', 'f4', 'f5']);
});
