export { rowOf } from './addresses.repository.ts';
export {
  add as addAddress,
  list as listAddresses,
  read as readAddress,
  readDefault,
  shippersByCode,
} from './addresses.service.ts';
export { addressOptions } from './addressOptions.service.ts';
export * as deliveryAddresses from './deliveryAddresses.service.ts';
export { searchText } from './searchable.ts';
