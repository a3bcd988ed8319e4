import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createHelpSearch } from './search.ts';
import { type Topic, topicsFor } from './topics.ts';

const read = (lang: string) =>
  JSON.parse(
    readFileSync(new URL(`pages/${lang}.gen.json`, import.meta.url), 'utf8'),
  ) as readonly Topic[];

/** Who asks, in which language, what they type, and the page that answers. */
type Question = readonly ['merchant' | 'operator', string, string];

const chinese: readonly Question[] = [
  ['merchant', '怎么充值', 'top-up'],
  ['merchant', '转账了没到账', 'top-up'],
  ['merchant', '账号未激活怎么办', 'activate'],
  ['merchant', '怎么下单', 'place-order'],
  ['merchant', '批量导入订单', 'order-sheets'],
  ['merchant', '亚马逊订单怎么上传', 'order-sheets'],
  ['merchant', '运费多少钱', 'trial'],
  ['merchant', '为什么多扣钱', 'cost-changes'],
  ['merchant', '包裹丢了怎么赔', 'claims'],
  ['merchant', '面单打印不出来', 'print-settings'],
  ['merchant', '取消订单退款', 'pay-void-refund'],
  ['merchant', '子账号权限', 'team'],
  ['merchant', '货被扣了', 'withheld'],
  ['merchant', '忘记密码', 'security'],
  ['merchant', '税号填在哪里', 'goods-tax'],
  ['merchant', '导出的文件在哪下载', 'notices'],
  ['operator', '员工看不到菜单', 'roles'],
  ['operator', '调价怎么发布', 'price-sheets'],
  ['operator', '断网了还能称重吗', 'receive'],
  ['operator', '谁改的', 'logs'],
  // By sound, with and without spaces, and by initials.
  ['merchant', 'chongzhi', 'top-up'],
  ['merchant', 'zenmechongzhi', 'top-up'],
  ['merchant', 'mian dan', 'labels'],
  ['merchant', 'tuikuan', 'pay-void-refund'],
  ['merchant', 'guiji', 'tracking'],
  ['merchant', 'lipei', 'claims'],
  ['merchant', 'dzb', 'addresses'],
  ['merchant', 'feiyongbiangeng', 'cost-changes'],
  ['operator', 'shujuguize', 'data-rules'],
  ['operator', 'chuku', 'dispatch'],
  // With something wrong.
  ['merchant', 'chongzi', 'top-up'],
  ['merchant', '充直水单', 'top-up'],
  ['merchant', '打印设制', 'print-settings'],
  ['operator', 'baojiabiaoo', 'price-sheets'],
  // A word of the other language.
  ['merchant', 'refund', 'pay-void-refund'],
  ['merchant', 'api key 在哪', 'api'],
];

const english: readonly Question[] = [
  ['merchant', 'how do i top up', 'top-up'],
  ['merchant', 'money not arrived', 'top-up'],
  ['merchant', 'where is my parcel', 'tracking'],
  ['merchant', 'cancel an order', 'pay-void-refund'],
  ['merchant', 'printer not found', 'print-settings'],
  ['merchant', 'import from excel', 'order-sheets'],
  ['merchant', 'why was i charged more', 'cost-changes'],
  ['merchant', 'webhook secret', 'api'],
  ['merchant', 'adress book', 'addresses'],
  ['merchant', 'recieve cash on delivry', 'cod'],
  ['merchant', 'tracknig', 'tracking'],
  ['merchant', 'lost parcel compensation', 'claims'],
  ['operator', 'freeze a merchant', 'merchants'],
  ['operator', 'permisions for new employee', 'roles'],
  ['operator', 'undo dispatch', 'dispatch'],
  ['operator', 'manifest', 'dispatch'],
  ['operator', 'profit by country', 'margin'],
];

const asked = { zh_CN: chinese, en_US: english };

const missesOf = (lang: keyof typeof asked) => {
  const finds = {
    merchant: createHelpSearch(topicsFor(read(lang), 'merchant')),
    operator: createHelpSearch(topicsFor(read(lang), 'operator')),
  };
  return asked[lang].flatMap(([kind, typed, page]) => {
    const first = finds[kind](typed)
      .slice(0, 3)
      .map(({ id }) => id);
    return first.includes(page) ? [] : [`${typed}: ${page} is not in ${first.join(', ')}`];
  });
};

test('of fifty questions as people type them, nine in ten find their page among the first three', () => {
  const all = chinese.length + english.length;
  expect(all).toBeGreaterThanOrEqual(50);
  const missed = [...missesOf('zh_CN'), ...missesOf('en_US')];
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(all * 0.1);
});

describe('a search', () => {
  const find = createHelpSearch(read('zh_CN'));

  test('finds nothing where nothing was typed, or nothing is known', () => {
    expect(find('  ')).toEqual([]);
    expect(find('怎么')).toEqual([]);
    expect(find('蒲公英')).toEqual([]);
  });

  test('answers from the first letters on', () => {
    expect(find('充').map(({ id }) => id)).toContain('top-up');
    expect(find('chon').map(({ id }) => id)).toContain('top-up');
  });
});

test('merchants are not shown what only operators have', () => {
  const find = createHelpSearch(topicsFor(read('zh_CN'), 'merchant'));
  expect(find('毛利').map(({ id }) => id)).not.toContain('margin');
});
