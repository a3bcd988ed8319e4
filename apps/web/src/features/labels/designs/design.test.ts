import { LabelDesignForm } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { drawnBy, freshDesign } from './design.ts';

test('a preview needs no name: it is not on the label', () => {
  const typed = drawnBy({ ...freshDesign, nameZh: '蓝', size: '60x40' });
  expect(typed).toEqual(drawnBy({ ...freshDesign, nameZh: '蓝色大标', size: '60x40' }));
  expect(typed.size).toBe('60x40');
});

test('a form that is still empty can be drawn', () => {
  expect(LabelDesignForm.safeParse(drawnBy({})).success).toBe(true);
  expect(LabelDesignForm.safeParse(drawnBy(freshDesign)).success).toBe(true);
});
