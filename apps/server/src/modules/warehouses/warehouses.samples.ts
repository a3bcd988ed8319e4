import type { Samples } from '../../testing/samples.ts';
import { warehouseForm } from './warehousesTestForms.ts';

const as = 'yunling-admin';

const taking = () => ({ ...warehouseForm(), lines: [{ cutOff: '17:00' }] });

export const warehousesSamples: Samples = {
  listWarehouses: { as },
  getWarehouse: { as },
  getWarehouseChoices: { as },
  addWarehouse: { as, body: taking() },
  editWarehouse: { as, body: taking() },
  listOwnWarehouses: { as: 'yunling-op' },
  getOwnBadge: { as: 'yunling-op' },
  setOwnBadge: { as: 'yunling-op', body: { badgeNo: 'SAMPLE-1', pin: '2468' } },
  removeOwnBadge: { as: 'yunling-op' },
  changeAtStation: {
    as: 'yunling-op',
    body: { badge: 'NOBODY', pin: '1357' },
    answers: 'badge.wrong',
  },
};
