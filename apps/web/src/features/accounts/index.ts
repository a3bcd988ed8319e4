export { ActiveOnly } from './ActiveOnly.tsx';
export { MerchantSelect } from './operator/MerchantSelect.tsx';
