import type { OrderForm } from '@alpaca/contract';

/** A form whose boxes weigh so much together: each its part of it, in whole grams, the last what is left. */
export const billedForm = (form: OrderForm, billedG: number): OrderForm => {
  const grams = form.boxes.map(({ weight }) => Math.round(weight * 1000));
  const all = grams.reduce((sum, g) => sum + g, 0);
  let left = billedG;
  const boxes = form.boxes.map((box, at) => {
    const isLast = at === form.boxes.length - 1;
    const part = isLast ? left : Math.floor((billedG * (grams[at] as number)) / all);
    left -= part;
    return { ...box, weight: part / 1000 };
  });
  return { ...form, boxes };
};
