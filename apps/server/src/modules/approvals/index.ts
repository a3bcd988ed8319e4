export { editedMerchant } from './editedMerchant.ts';
export { tellAskedFor } from './tellAskedFor.ts';
export { waitingFor } from './waitingApprovals.service.ts';
