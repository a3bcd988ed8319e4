import type { ChannelSeed, NumberRangeSeed } from './types.ts';

const simulated = (service: string) => ({ adapter: 'simulator', settings: { service } }) as const;
const own = (range: string) => ({ adapter: 'own', settings: { range } }) as const;

/** Carriers and their services; all but the express are invented. */
export const yunlingChannels: readonly ChannelSeed[] = [
  {
    code: 'NOVA-US',
    nameZh: 'Nova 美国小包',
    nameEn: 'Nova US Packet',
    carrier: 'Nova Post',
    ...simulated('nova_packet'),
  },
  {
    code: 'ALBION-48',
    nameZh: 'Albion 48 小时',
    nameEn: 'Albion 48h',
    carrier: 'Albion Parcel',
    ...own('ALBION'),
  },
  {
    code: 'RHEIN-HOME',
    nameZh: 'Rhein 宅配',
    nameEn: 'Rhein Home',
    carrier: 'Rhein Logistik',
    ...own('RHEIN'),
  },
  {
    code: 'TSURU-TK',
    nameZh: '鹤宅急便',
    nameEn: 'Tsuru Takkyu',
    carrier: 'Tsuru Express',
    adapter: 'manual',
    settings: {},
  },
  {
    code: 'IPE-BR',
    nameZh: 'Ipê 巴西派送',
    nameEn: 'Ipê Brasil',
    carrier: 'Ipê Entregas',
    ...own('IPE'),
  },
  {
    code: 'NAJM-COD',
    nameZh: 'Najm 货到付款',
    nameEn: 'Najm COD',
    carrier: 'Najm Express',
    ...own('NAJM'),
  },
  {
    code: 'UPS-HK-SAVER',
    nameZh: '香港 UPS 红单',
    nameEn: 'UPS HK Saver',
    carrier: 'UPS',
    // With an account at Karrio: adapter 'karrio' and its service of the same name.
    ...simulated('ups_saver'),
  },
  {
    code: 'NOVA-GROUND',
    nameZh: 'Nova 美国本土',
    nameEn: 'Nova Ground',
    carrier: 'Nova Post',
    ...simulated('nova_ground'),
  },
  {
    code: 'CLIPPER-W',
    nameZh: '美西快船',
    nameEn: 'Clipper West',
    carrier: 'Clipper Ocean',
    ...own('CLIPPER'),
  },
];

export const yunlingNumbers: readonly NumberRangeSeed[] = [
  { code: 'ALBION', prefix: 'AL', digits: 10, next: 4820001 },
  { code: 'RHEIN', prefix: '0034', digits: 12, next: 71500001 },
  { code: 'IPE', prefix: 'IP', digits: 9, next: 3170001 },
  { code: 'NAJM', prefix: 'NJM', digits: 9, next: 905001 },
  { code: 'CLIPPER', prefix: 'CLPW', digits: 8, next: 26001 },
];

export const haituoChannels: readonly ChannelSeed[] = [
  {
    code: 'NOVA-US',
    nameZh: 'Nova 美国小包',
    nameEn: 'Nova US Packet',
    carrier: 'Nova Post',
    ...own('HAITUO'),
  },
  {
    code: 'CLIPPER-SLOW',
    nameZh: '普船整柜',
    nameEn: 'Clipper Slow',
    carrier: 'Clipper Ocean',
    ...own('HAITUO'),
  },
  {
    code: 'TSURU-SEA',
    nameZh: '日本海快线',
    nameEn: 'Tsuru Sea',
    carrier: 'Tsuru Express',
    ...own('HAITUO'),
  },
];

export const haituoNumbers: readonly NumberRangeSeed[] = [
  { code: 'HAITUO', prefix: 'HT', digits: 10, next: 8000001 },
];
