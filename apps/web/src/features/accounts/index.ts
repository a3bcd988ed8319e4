export { ActiveOnly } from './ActiveOnly.tsx';
export { MerchantSelect } from './operator/MerchantSelect.tsx';
export { useAccountWarning } from './useAccountWarning.ts';
export { useAuthStatus } from './useAuthStatus.ts';
