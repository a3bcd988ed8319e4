export { calendarOf, deadlineAt } from './calendar.service.ts';
export { add as addWarehouse } from './houses/houses.service.ts';
export {
  type KnownWarehouse,
  openWarehouses,
  warehousesForLine,
  warehousesOf,
} from './known.service.ts';
export { ownWarehouseIds, requireOwnWarehouse } from './own.service.ts';
export { type Calendar, deadline, everyDay, hoursOn } from './workingDays.ts';
