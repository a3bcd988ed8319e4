export { warehousesSamples as samples } from './warehouses.samples.ts';
export { addLines, addStaff, makeWarehouse, openWarehouse, week } from './warehousesTestKit.ts';
export { subjects } from './warehousesTestSubjects.ts';
