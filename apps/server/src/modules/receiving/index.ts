export { claimScan, keepScan } from './scans.repository.ts';
