import { asOwner } from '../../testing/owner.ts';
import type { Samples } from '../../testing/samples.ts';

export const practiceSamples: Samples = {
  tryPractice: { body: { weight: 1 } },
  getPractice: {},
  placePractice: {
    body: { weight: 1, no: 'sample0001' },
    // A sandbox that was opened before the product came follows minutes later.
    before: async (app) => {
      const follow = 'update tenants set twin_followed_at = null where twin_of is not null';
      await asOwner(app.database, follow);
      return {};
    },
  },
  // Nobody has printed before a label was made.
  printPractice: { body: {}, answers: 'practice.notReady' },
};
