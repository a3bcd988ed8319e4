import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['中国', 'zg'],
  ['美国', 'mg'],
  ['英国', 'yg'],
  ['德国', 'dg'],
  ['法国', 'fg'],
  ['日本', 'rb'],
  ['巴西', 'bx'],
  ['沙特阿拉伯', 'stalb'],
  ['阿联酋', 'alq'],
  ['俄罗斯', 'els'],
  ['加拿大', 'jnd'],
  ['澳大利亚', 'adly'],
  ['秘鲁', 'bl'],
  ['订单列表', 'ddlb'],
  ['API 配置', 'apipz'],
])('%s is found by %s', (text, short) => {
  expect(initials(text)).toBe(short);
});
