export { inCurrency } from './amountIssues.ts';
export * from './exchange.ts';
export * from './topUpRules.ts';
export * from './topUps.ts';
export * from './transactions.ts';
export * from './wallets.ts';
export * from './waysToPay.ts';
