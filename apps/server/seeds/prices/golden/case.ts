import type { QuoteRefusal, QuoteRequest } from '@alpaca/contract';
import type * as z from 'zod/mini';

type Asked = Omit<z.input<typeof QuoteRequest>, 'boxes'>;

export type GoldenCase = {
  what: string;
  sheet: string;
  parcel: z.input<typeof QuoteRequest>;
} & (
  | {
      /** Each line as it must read, freight first; the sum is written beside it in a comment. */
      lines: readonly (readonly [code: string, amount: string])[];
      total: string;
      kg: number;
      by?: 'real' | 'volumetric' | 'minimum';
      zone?: string;
      remote?: string;
    }
  | { refused: QuoteRefusal }
);

/** One box of so many kilograms, its sides if they matter. */
export const box = (weight: number, sides = '', count = 1) => {
  if (sides === '') return { weight, count };
  const [length = 0, width = 0, height = 0] = sides.split('×').map(Number);
  return { weight, length, width, height, count };
};

/** A parcel to a place, `US 10001`: one box of a weight, or the boxes given. */
export const to = (
  where: string,
  boxes: number | ReturnType<typeof box>[],
  rest: Partial<Asked> = {},
): GoldenCase['parcel'] => {
  const [countryCode = '', ...postCode] = where.split(' ');
  return {
    countryCode,
    ...(postCode.length > 0 && { postCode: postCode.join(' ') }),
    boxes: typeof boxes === 'number' ? [box(boxes)] : boxes,
    ...rest,
  };
};
