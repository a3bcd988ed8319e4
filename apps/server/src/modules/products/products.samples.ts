import type { Samples } from '../../testing/samples.ts';
import {
  channelForm,
  fuel,
  priceRows,
  productForm,
  rangeForm,
  zonePlaces,
} from './productsTestForms.ts';

const as = 'yunling-op';

export const productsSamples: Samples = {
  listChannels: { as },
  addChannel: { as, body: { ...channelForm(), evenUntried: true } },
  editChannel: { as, body: { ...channelForm(), evenUntried: true } },
  listAdapters: { as },
  tryChannel: { as, body: { adapter: 'manual', settings: {} } },
  listChannelProducts: { as },
  // A product that the channel does not carry is no answer to what is on sale behind it.
  setChannelStatus: {
    as,
    body: { revision: 1, status: 'stopped' },
    answers: 'channel.productsChanged',
  },
  listNumberRanges: { as },
  addNumberRange: { as, body: rangeForm() },
  editNumberRange: { as, body: rangeForm() },
  listOpsProducts: { as },
  getOpsProduct: { as },
  addProduct: { as, body: { ...productForm() } },
  editProduct: { as, body: { ...productForm() } },
  setProductStatus: { as, body: { status: 'stopped' } },
  listPriceSheets: { as, query: { keyword: 'T' } },
  // The product that is made for the sample has a sheet for this merchant already.
  addPriceSheet: {
    as,
    body: { code: 'SAMPLE', currency: 'CNY', level: 'merchant' },
    answers: 'priceSheet.codeTaken',
  },
  addVersion: { as, body: {} },
  dropVersion: { as },
  getVersion: { as },
  saveVersion: { as, body: { zonePlaces, priceRows, surchargeList: [fuel], note: 'sample' } },
  checkVersion: { as },
  publishVersion: { as, body: {} },
  compareVersions: { as },
  listRemoteLists: { as },
  addRemoteList: {
    as,
    body: {
      code: 'SAMPLE',
      areas: [{ countryCode: 'US', postFrom: '967', postTo: '968', remoteType: 'Hawaii' }],
    },
  },
  getRemoteAreas: { as },
  listExchangeRates: { as },
  addExchangeRate: { as, body: { from: 'USD', to: 'CNY', rate: '7.12' } },
  findHsCodes: { query: { keyword: '8517' } },
  listPriceGroups: { as },
  addPriceGroup: { as, body: { code: 'SAMPLE', nameZh: '样例', nameEn: 'Sample' } },
  editPriceGroup: { as, body: { nameZh: '样例组', nameEn: 'Samples' } },
  deletePriceGroup: { as },
  restorePriceGroup: { as },
};
