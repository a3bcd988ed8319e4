import { asOwner } from '../../../testing/owner.ts';
import type { Sample, Samples } from '../../../testing/samples.ts';

/** No worker ends those of earlier walks, and only so many may be under way. */
const withRoom: Sample['before'] = async (app) => {
  await asOwner(app.database, "update label_sets set status = 'ready' where status = 'making'");
  return {};
};

export const setsSamples: Samples = {
  downloadLabel: { body: { by: 'all' }, before: withRoom },
  listLabelSets: {},
  getLabelSet: {},
  fetchMissingLabels: { before: withRoom },
  getLabelSetPages: { query: { from: 1 }, answers: 'labelSet.noSuchPage' },
};
