import { describe, expect, test } from 'vitest';
import { testOrder } from '../carriersTestOrder.ts';
import { codesOf, textOf, unspaced, wordsOf } from '../readTestLabel.ts';
import { labelOf } from './labelTestDraw.ts';

const mm = 72 / 25.4;
const address = '粤海街道科技园南区高新南七道深圳虚拟大学园'.repeat(10).slice(0, 200);

describe('the label of the own line', () => {
  test('has a page of 100 × 150 mm for each box, with its number as Code 128', async () => {
    const order = testOrder({ boxes: [{ weight: 1.25 }, { weight: 12.345, boxNo: 'BX2' }] });
    const pdf = await labelOf(order, ['YL0000012345', 'YL0000012346']);
    const { pages } = wordsOf(pdf);
    expect(pages).toHaveLength(2);
    for (const { width, height } of pages) {
      expect(width).toBeCloseTo(100 * mm, 1);
      expect(height).toBeCloseTo(150 * mm, 1);
    }
    expect(await codesOf(pdf, 1)).toEqual(['YL0000012345']);
    expect(await codesOf(pdf, 2)).toEqual(['YL0000012346']);
  });

  test('reads as text, Chinese too', async () => {
    const order = testOrder({
      customerNo: 'PO-2026-0001',
      remark: '易碎品，轻拿轻放',
      boxes: [{ weight: 1.25 }, { weight: 12.345, boxNo: 'BX2' }],
      consignee: {
        name: '张伟',
        company: '光明贸易',
        address1: '光明大道 88 号',
        houseNumber: '7栋B座',
      },
      codPrice: '120.00',
      codCurrency: 'SAR',
    });
    const text = textOf(await labelOf(order, ['YL1', 'YL2']));
    for (const said of [
      '美国小包 US Packet',
      '王小明',
      '航城街道 3 号仓',
      '张伟',
      '光明贸易',
      '光明大道 88 号',
      '7栋B座',
      'Portland, OR, 97201, US',
      order.orderNo,
      'PO-2026-0001',
      '2 / 2',
      '12.345 kg',
      'BX2',
      'COD SAR 120.00',
      '易碎品，轻拿轻放',
    ]) {
      expect(text).toContain(unspaced(said));
    }
  });

  test('is written in the letters of its country, and shows where a character is missing', async () => {
    const consignee = { name: 'Łukasz Żółty', company: 'João & 東京 🚚', city: 'Санкт-Петербург' };
    const text = textOf(await labelOf(testOrder({ consignee }), ['YL1']));
    expect(text).toContain('ŁukaszŻółty');
    expect(text).toContain('João&東京〓');
    expect(text).toContain('Санкт-Петербург');
  });

  test('keeps everything inside the page and away from the bars, however long it is', async () => {
    const order = testOrder({
      customerNo: 'C'.repeat(50),
      remark: '备注'.repeat(250),
      shipper: {
        name: '王'.repeat(100),
        company: '公'.repeat(100),
        address1: address,
        address2: address,
        address3: address,
      },
      consignee: {
        name: 'N'.repeat(100),
        company: 'Supercalifragilistic '.repeat(4),
        address1: address,
        address2: 'A'.repeat(200),
        address3: address,
        deliveryNotes: '放'.repeat(200),
      },
    });
    const number = 'YL00000123456789012CN';
    const pdf = await labelOf({ ...order, productName: '超长产品名称'.repeat(16) }, [number]);
    const { pages, words } = wordsOf(pdf);
    expect(pages).toHaveLength(1);
    for (const word of words) {
      expect(word.xMin).toBeGreaterThanOrEqual(8);
      expect(word.xMax).toBeLessThanOrEqual(100 * mm - 8);
      expect(word.yMax).toBeLessThanOrEqual(150 * mm);
      // Above the bars or below them.
      expect(word.yMax <= 222 || word.yMin >= 284, word.text).toBe(true);
    }
    expect(await codesOf(pdf)).toEqual([number]);
    expect(words.map(({ text }) => text).join('')).toContain('Portland,');
  });
});
