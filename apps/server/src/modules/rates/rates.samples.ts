import { multipart } from '../../testing/multipart.ts';
import { asOwner } from '../../testing/owner.ts';
import type { Samples } from '../../testing/samples.ts';

const parcel = { countryCode: 'US', postCode: '10001', boxes: [{ weight: 1 }] };

export const ratesSamples: Samples = {
  listProducts: {},
  getProductDetail: {},
  getCommonProduct: {},
  tryPrices: { body: { rules: [parcel] } },
  tryOrder: { body: { request: parcel } },
  tryVersion: { as: 'yunling-op', body: { request: parcel } },
  listFreight: {},
  importCalculateExcel: multipart('parcels.csv', Buffer.from('countryCode,weight\nUS,0.28\n')),
  saveTrial: { body: { name: 'November' } },
  listTrials: {},
  listTrialRows: {},
  whyTrial: {
    query: { rowNo: 2 },
    // The product is made after the trial: as if it had been on sale before.
    before: async (app, own) => {
      if (!own.id || !own.productId) return {};
      await asOwner(
        app.database,
        `update trials t set offers = jsonb_build_array(jsonb_build_object(
           'productId', s.product_id, 'versionId', v.id, 'currency', s.currency))
         from price_sheets s join price_versions v on v.sheet_id = s.id
         where t.id = $1 and s.product_id = $2`,
        [own.id, own.productId],
      );
      return {};
    },
  },
};
