import { HsLine } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { findHs, hsLines } from './findHs.ts';

const codes = (keyword: string) => findHs(keyword).map(({ code }) => code);

test('every code has six digits and a name in both languages, and stands once', () => {
  expect(hsLines.length).toBeGreaterThan(1000);
  for (const line of hsLines) {
    expect(HsLine.safeParse(line)).toMatchObject({ success: true });
    expect(line.code).toMatch(/^\d{6}$/);
    expect(line.en).not.toBe('');
    expect(line.zh).toMatch(/\p{Script=Han}/u);
    expect(line.zh).not.toContain('undefined');
  }
  expect(new Set(hsLines.map(({ code }) => code)).size).toBe(hsLines.length);
});

test('codes stand in order, in chapters that exist', () => {
  const listed = hsLines.map(({ code }) => code);
  expect(listed).toEqual([...listed].sort());
  // Chapter 77 is kept free, those from 98 on are each country's own, and headings begin at 01.
  expect(listed.filter((code) => !/^(?!00|77|98|99)\d\d(?!00)\d{4}$/.test(code))).toEqual([]);
});

test('digits are the beginning of a code; longer ones are cut to six, points count for nothing', () => {
  expect(codes('8517')).toContain('851713');
  expect(codes('8517').every((code) => code.startsWith('8517'))).toBe(true);
  expect(codes('6109.10')).toEqual(['610910']);
  expect(codes('6109100010')).toEqual(['610910']);
  expect(codes('999999')).toEqual([]);
});

test('words are found in both languages', () => {
  expect(codes('T恤')).toEqual(['610910', '610990']);
  expect(codes('充电宝')).toEqual(['850760']);
  expect(codes('power bank')).toEqual(['850760']);
  expect(codes('Smartphones')).toEqual(['851713']);
  expect(codes('sunglasses')).toEqual(['900410']);
});

test('all words must be there, in any order', () => {
  expect(codes('cotton dresses').slice(0, 2)).toEqual(['610442', '620442']);
  expect(codes('dress cotton').slice(0, 2)).toEqual(['610442', '610891']);
  expect(codes('cotton aeroplane')).toEqual([]);
});

test("names come before the chapter's", () => {
  const found = codes('toy');
  expect(found[0]).toBe('950300');
  expect(found.length).toBeGreaterThan(1);
  expect(findHs('帐篷')[0]?.code).toBe('630622');
});

test('a code without a Chinese name has its chapter', () => {
  expect(findHs('020130')[0]?.zh).toBe('第2章 肉类');
});

test('at most twenty, and nothing for nothing', () => {
  expect(findHs('of')).toHaveLength(20);
  expect(findHs(' , ')).toEqual([]);
  expect(findHs('(')).toEqual([]);
});
