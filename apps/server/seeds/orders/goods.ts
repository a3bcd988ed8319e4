/** What the demo's merchants sell: name, English name, HS code, value, kilograms, cargo property. */
export type GoodsSeed = readonly [string, string, string, number, number, string?];

const electronics: readonly GoodsSeed[] = [
  ['手机壳', 'Phone case', '392690', 3.5, 0.06],
  ['蓝牙耳机', 'Bluetooth earphones', '851830', 16.9, 0.12, 'builtInBattery'],
  ['数据线', 'Charging cable', '854442', 4.2, 0.08],
  ['车载支架', 'Car phone mount', '830250', 7.8, 0.21],
  ['钢化膜', 'Screen protector', '700719', 2.6, 0.05],
  ['智能手环', 'Fitness band', '910212', 21.5, 0.14, 'builtInBattery'],
];
const clothes: readonly GoodsSeed[] = [
  ['棉质T恤', 'Cotton T-shirt', '610910', 9.9, 0.22],
  ['针织开衫', 'Knitted cardigan', '611030', 18.6, 0.41],
  ['运动短裤', 'Sports shorts', '620343', 12.4, 0.26],
  ['丝巾', 'Silk scarf', '621410', 15.0, 0.09],
];
const home: readonly GoodsSeed[] = [
  ['收纳盒', 'Storage box', '392410', 5.6, 0.48],
  ['香薰蜡烛', 'Scented candle', '340600', 8.8, 0.36],
  ['陶瓷杯', 'Ceramic mug', '691110', 6.4, 0.42],
  ['台灯', 'Desk lamp', '940521', 19.9, 0.9],
];

/** By the merchant's place among those of its tenant. */
export const goodsOf = (at: number): readonly GoodsSeed[] =>
  [electronics, clothes, home][at % 3] as readonly GoodsSeed[];
