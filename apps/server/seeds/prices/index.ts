import { haituoChannels, haituoNumbers, yunlingChannels, yunlingNumbers } from './channels.ts';
import { brLine } from './lines/brLine.ts';
import { euLine } from './lines/euLine.ts';
import { fbaWest } from './lines/fbaWest.ts';
import { haituoProducts } from './lines/haituo.ts';
import { hkUps } from './lines/hkUps.ts';
import { jpLine } from './lines/jpLine.ts';
import { saCod } from './lines/saCod.ts';
import { ukLine } from './lines/ukLine.ts';
import { usLabel } from './lines/usLabel.ts';
import { usPacket } from './lines/usPacket.ts';
import { rates } from './rates.ts';
import { expressRemote, lineRemote, parcelRemote } from './remoteLists.ts';
import type { PricesSeed } from './types.ts';

const yunling: PricesSeed = {
  tenant: 'yunling',
  channels: yunlingChannels,
  numberRanges: yunlingNumbers,
  products: [usPacket, ukLine, euLine, jpLine, brLine, saCod, hkUps, usLabel, fbaWest],
  remoteLists: [
    { code: 'LINES', areas: lineRemote },
    { code: 'EXPRESS', areas: expressRemote },
    { code: 'US-PARCEL', areas: parcelRemote },
  ],
  rates,
  groups: { M100002: 'VIP' },
};

const haituo: PricesSeed = {
  tenant: 'haituo',
  channels: haituoChannels,
  numberRanges: haituoNumbers,
  products: haituoProducts,
  remoteLists: [
    { code: 'JP-ISLANDS', areas: lineRemote.filter(({ countryCode }) => countryCode === 'JP') },
  ],
  rates,
  groups: {},
};

export const prices: readonly PricesSeed[] = [yunling, haituo];
