export { receive } from './receive.service.ts';
export { claimScan, keepScan } from './scans.repository.ts';
