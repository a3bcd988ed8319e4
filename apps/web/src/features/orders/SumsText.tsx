import { Amount } from '../../shared/feedback/values/Amount.tsx';
import type { Money } from './sums.ts';

/** Sums side by side, one for each currency. */
export const SumsText = ({ sums, signed = false }: { sums: readonly Money[]; signed?: boolean }) =>
  sums.length === 0
    ? '--'
    : sums.map(({ currency, amount }, at) => (
        <span key={currency}>
          {at > 0 && ' · '}
          <Amount
            value={amount}
            currency={currency}
            signed={signed && !/^-?0+(\.0+)?$/.test(amount)}
          />
        </span>
      ));
