import type { ChannelSeed } from './types.ts';

/** Carriers and their services; all but the express are invented. */
export const yunlingChannels: readonly ChannelSeed[] = [
  { code: 'NOVA-US', nameZh: 'Nova 美国小包', nameEn: 'Nova US Packet', carrier: 'Nova Post' },
  { code: 'ALBION-48', nameZh: 'Albion 48 小时', nameEn: 'Albion 48h', carrier: 'Albion Parcel' },
  { code: 'RHEIN-HOME', nameZh: 'Rhein 宅配', nameEn: 'Rhein Home', carrier: 'Rhein Logistik' },
  { code: 'TSURU-TK', nameZh: '鹤宅急便', nameEn: 'Tsuru Takkyu', carrier: 'Tsuru Express' },
  { code: 'IPE-BR', nameZh: 'Ipê 巴西派送', nameEn: 'Ipê Brasil', carrier: 'Ipê Entregas' },
  { code: 'NAJM-COD', nameZh: 'Najm 货到付款', nameEn: 'Najm COD', carrier: 'Najm Express' },
  { code: 'UPS-HK-SAVER', nameZh: '香港 UPS 红单', nameEn: 'UPS HK Saver', carrier: 'UPS' },
  { code: 'NOVA-GROUND', nameZh: 'Nova 美国本土', nameEn: 'Nova Ground', carrier: 'Nova Post' },
  { code: 'CLIPPER-W', nameZh: '美西快船', nameEn: 'Clipper West', carrier: 'Clipper Ocean' },
];

export const haituoChannels: readonly ChannelSeed[] = [
  { code: 'NOVA-US', nameZh: 'Nova 美国小包', nameEn: 'Nova US Packet', carrier: 'Nova Post' },
  { code: 'CLIPPER-SLOW', nameZh: '普船整柜', nameEn: 'Clipper Slow', carrier: 'Clipper Ocean' },
  { code: 'TSURU-SEA', nameZh: '日本海快线', nameEn: 'Tsuru Sea', carrier: 'Tsuru Express' },
];
