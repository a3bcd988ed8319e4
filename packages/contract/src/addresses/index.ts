export * from './addresses.ts';
export * from './addressFilter.ts';
export * from './addressParse.ts';
export * from './consignees.ts';
export * from './deliveryAddresses.ts';
export * from './shippers.ts';
