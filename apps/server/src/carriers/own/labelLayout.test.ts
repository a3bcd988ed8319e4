import { code128 } from '@alpaca/barcodes';
import { describe, expect, test } from 'vitest';
import { testOrder } from '../carriersTestOrder.ts';
import { drawnIn, phrasesOf, titleOf } from '../readTestLabel.ts';
import { labelOf } from './labelTestDraw.ts';

const mm = 72 / 25.4;

describe('what is drawn on the label of the own line', () => {
  test('has everything in its place, as large as there is room for', async () => {
    const order = testOrder({
      customerNo: 'PO-2026-0001',
      remark: '易碎品',
      boxes: [{ weight: 1.25 }, { weight: 12.345, boxNo: 'BX2' }],
      shipper: { company: '光明贸易' },
      consignee: {
        company: 'Example Ltd',
        phone2: '+1 503 555 0199',
        address2: 'Floor 2',
        address3: 'Door 3',
        houseNumber: '7B',
        area: 'Pearl',
        deliveryNotes: 'Ring twice',
      },
      signatureService: true,
      dutyTerms: 'DDP',
      codPrice: '120.00',
      codCurrency: 'SAR',
    });
    const named = { ...order, orderNo: 'A1', subOrderNos: ['A1-1', 'A1-2'] };
    const pdf = await labelOf(named, ['YL0000012345', 'YL0000012346']);
    expect(titleOf(pdf)).toBe('A1');
    expect(phrasesOf(pdf, 2)).toEqual([
      '229 2, 34: US',
      '10 12, 14: 美国小包 US Packet',
      '10 53, 7: FROM',
      '40 53, 7.5: 王小明 光明贸易 13800138000',
      '40 62, 7.5: 航城街道 3 号仓',
      '40 71, 7.5: 宝安区, 深圳市, 广东省, 518000, CN',
      '10 95, 10: TO',
      '40 95, 12: Ann Example',
      '40 110, 12: Example Ltd',
      '40 124, 12: +1 503 555 0100 / +1 503 555 0199',
      '40 139, 12: 100 Main St, Floor 2, Door 3, 7B',
      '40 154, 12: Pearl, Portland, OR, 97201, US',
      '40 169, 12: Ring twice',
      '99 287, 13: YL0000012346',
      '10 312, 5.5: ORDER',
      '118 312, 5.5: BOX',
      '208 312, 5.5: WEIGHT',
      '10 319, 11: A1',
      '118 319, 11: 2 / 2',
      '208 319, 11: 12.345 kg',
      '10 340, 5.5: CUSTOMER NO',
      '118 340, 5.5: BOX NO',
      '208 340, 5.5: SERVICE',
      '10 347, 11: PO-2026-0001',
      '118 347, 11: A1-2 BX2',
      '208 347, 8: WPX DDP SIGN',
      '208 357, 8: COD SAR 120.00',
      '10 372, 9: 易碎品',
    ]);
    const rules = [50, 92, 212, 309, 369].map((y) => ({ y, from: 10, to: 273.46, thick: 0.7 }));
    expect(drawnIn(pdf, 2).rules).toEqual(rules);
  });

  test('says what an order leaves out in as few words', async () => {
    const order = {
      ...testOrder({ boxes: [{ weight: 1.25 }] }),
      orderNo: 'A1',
      subOrderNos: ['A1'],
    };
    const phrases = phrasesOf(await labelOf(order, ['YL1']));
    expect(phrases).toContain('40 95, 12: Ann Example');
    expect(phrases).toContain('40 110, 12: +1 503 555 0100');
    expect(phrases).toContain('10 347, 11: A1');
    expect(phrases).toContain('118 347, 11: A1');
    expect(phrases).toContain('208 347, 11: WPX DDU');
    expect(phrases.at(-1)).toBe('208 347, 11: WPX DDU');
  });

  test.each([
    ['YL1', 4],
    ['YL0000012345', 4],
    ['YL00000123456789012CN', 3],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 2],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ', 1],
  ])('the bars of %s are of %i whole dots a module, in the middle', async (number, dots) => {
    const { bars } = drawnIn(await labelOf(testOrder(), [number]));
    const widths = code128(number);
    const dot = 72 / 203;
    const modules = widths.reduce((sum, width) => sum + width, 0);
    let x = (100 * mm - modules * dots * dot) / 2;
    const expected = widths.map((width) => {
      const bar = { x, y: 222, width: width * dots * dot, height: 62 };
      x += bar.width;
      return bar;
    });
    const drawn = expected.filter((_, at) => at % 2 === 0);
    expect(bars).toHaveLength(drawn.length);
    for (const [at, bar] of bars.entries()) {
      expect(bar.x).toBeCloseTo(drawn[at]?.x as number, 3);
      expect(bar.width).toBeCloseTo(drawn[at]?.width as number, 3);
      expect([bar.y, bar.height]).toEqual([222, 62]);
    }
  });
});
