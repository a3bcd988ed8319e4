export { measureBooks } from './bookCheck.metrics.ts';
export { chargedFor } from './charges.service.ts';
export { sidesOf } from './exchangeSums.ts';
export { type Funded, registerFunded, walletFunded } from './funded.ts';
export { type Command, post, postOne } from './money.service.ts';
export { numberOfDay } from './numberOfDay.ts';
export { addPaymentNotify } from './payments/notify.service.ts';
export { findTopUps } from './topUps.service.ts';
export { mainWallets, toWireWallet, type WalletMinor, walletsOf } from './wallets.service.ts';
