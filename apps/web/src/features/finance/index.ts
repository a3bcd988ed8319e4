export { ExchangeButton } from './exchange/ExchangeButton.tsx';
export { MerchantTransactions } from './transactions/MerchantTransactions.tsx';
