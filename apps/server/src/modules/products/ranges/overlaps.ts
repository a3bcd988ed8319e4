import type { NumberRangeForm } from '@alpaca/contract';

type Numbers = Pick<NumberRangeForm, 'prefix' | 'digits' | 'first' | 'last'>;

/** Digits at a prefix's end are a part of the number: AL1 and seven digits lie within AL and eight. */
const lineOf = ({ prefix, digits, first, last }: Numbers) => {
  const [lead = ''] = /\d*$/.exec(prefix) ?? [];
  const numberOf = (at: number) => BigInt(lead + String(at).padStart(digits, '0'));
  return {
    line: `${prefix.slice(0, prefix.length - lead.length)}/${lead.length + digits}`,
    from: numberOf(first),
    to: numberOf(last),
  };
};

/** Whether there is a number that both would give out. */
export const overlap = (one: Numbers, other: Numbers): boolean => {
  const [a, b] = [lineOf(one), lineOf(other)];
  return a.line === b.line && a.from <= b.to && b.from <= a.to;
};
