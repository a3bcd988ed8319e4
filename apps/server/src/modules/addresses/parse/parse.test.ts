import type { ParsedField } from '@alpaca/contract';
import { describe, expect, test } from 'vitest';
import { chineseCases } from './cases.cn.ts';
import type { Case } from './cases.ts';
import { worldCases } from './cases.world.ts';
import { readAddress } from './read.ts';

interface Score {
  right: number;
  all: number;
  misses: string[];
}

/** Counts every field that is expected or was filled; a field filled for nothing is an error too. */
const score = (cases: readonly Case[]): Score => {
  const total: Score = { right: 0, all: 0, misses: [] };
  for (const { text, countryCode, want } of cases)
    for (const [field, got] of Object.entries(readAddress(text, countryCode).fields)) {
      const wanted = want[field as ParsedField] ?? '';
      if (wanted === '' && got === '') continue;
      total.all += 1;
      if (got === wanted) total.right += 1;
      else total.misses.push(`${field}: «${wanted}» read as «${got}» in ${JSON.stringify(text)}`);
    }
  return total;
};

describe('pasted addresses', () => {
  const groups = { Chinese: score(chineseCases), world: score(worldCases) };

  test('there are enough of them, from enough countries', () => {
    expect(chineseCases.length).toBeGreaterThanOrEqual(60);
    expect(worldCases.length).toBeGreaterThanOrEqual(60);
    expect(new Set(worldCases.map(({ want }) => want.countryCode)).size).toBeGreaterThanOrEqual(8);
  });

  test('19 of 20 fields are read as a person reads them', () => {
    for (const [name, { right, all, misses }] of Object.entries(groups))
      console.log(
        [`${name}: ${right} of ${all} (${(right / all).toFixed(4)})`, ...misses].join('\n'),
      );
    const right = groups.Chinese.right + groups.world.right;
    expect(right / (groups.Chinese.all + groups.world.all)).toBeGreaterThanOrEqual(0.95);
  });
});
