export { ExchangeButton } from './exchange/ExchangeButton.tsx';
