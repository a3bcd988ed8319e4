import { Amount } from '../../shared/feedback/values/Amount.tsx';
import styles from './Margin.module.css';

/** A margin; where it is below nought that is the news. */
export const LossAmount = ({ value, currency }: { value: string; currency?: string }) => (
  <span className={value.startsWith('-') ? styles.loss : ''}>
    <Amount value={value} {...(currency && { currency })} />
  </span>
);
