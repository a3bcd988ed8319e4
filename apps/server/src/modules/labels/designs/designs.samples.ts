import type { Samples } from '../../../testing/samples.ts';
import { designForm } from './designsTestForms.ts';

const as = 'yunling-op';

export const designsSamples: Samples = {
  listLabelDesigns: {},
  addLabelDesign: { as, body: { ...designForm() } },
  editLabelDesign: { as, body: { ...designForm() } },
  deleteLabelDesign: { as },
  restoreLabelDesign: { as },
  chooseLabelDesign: { body: {} },
};
