export const labelsPath = '/order/labels';

/** What a list hands over on the way there: the orders that were chosen. */
export interface LabelsWanted {
  orderIds?: readonly string[];
}
