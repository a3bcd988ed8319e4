export { editedMerchant } from './editedMerchant.ts';
export { waitingFor } from './waitingApprovals.service.ts';
