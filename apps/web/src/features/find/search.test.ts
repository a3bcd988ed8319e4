import { expect, test } from 'vitest';
import { initials } from '../../shared/lib/initials.ts';
import { createSearch } from './search.ts';

test.each([
  ['订单列表', 'ddlb'],
  ['首页', 'sy'],
  ['账户充值', 'zhcz'],
  ['交货清单', 'jhqd'],
  ['SKU 申报资料', 'skusbzl'],
  ['API 配置', 'apipz'],
  ['扫描打单', 'smdd'],
  ['偶然', 'or'],
  ['运营', 'yy'],
])('the initials of %s are %s', (text, expected) => {
  expect(initials(text)).toBe(expected);
});

const page = (zh: string, en: string, third = '') => ({
  path: `/${en}`,
  title: zh,
  titles: { zh, en, third },
  icon: '',
  above: [],
});
const search = createSearch([
  page('首页', 'Home'),
  page('批量下单', 'Batch orders'),
  page('订单列表', 'Order list'),
  page('账单', 'Bills', 'Facturas'),
]);
const found = (typed: string) => search(typed).map(({ titles }) => titles.en);

test('a page is found in every language that it has, by pinyin initials or by first letters', () => {
  expect(found('订单')).toEqual(['Order list']);
  expect(found('ORDER')).toEqual(['Order list', 'Batch orders']);
  expect(found('ddlb')).toEqual(['Order list']);
  expect(found('plxd')).toEqual(['Batch orders']);
  expect(found('ol')).toEqual(['Order list']);
  expect(found('zd')).toEqual(['Bills']);
  expect(found('fact')).toEqual(['Bills']);
  expect(found('nothing')).toEqual([]);
});

test('with nothing typed every page is offered', () => {
  expect(found('  ')).toHaveLength(4);
});
