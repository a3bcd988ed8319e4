import { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx';

interface Props extends Omit<DecimalInputProps, 'value' | 'onChange' | 'negative'> {
  value?: number | null | undefined;
  onChange?: (value: number | undefined) => void;
  decimals: number;
  unit?: string;
}

/** A measure that crosses the wire as a number: weights, lengths, counts. Money never does. */
export const NumberInput = ({ value, onChange, ...rest }: Props) => (
  <DecimalInput
    {...rest}
    value={value === undefined || value === null ? '' : String(value)}
    onChange={(text) => onChange?.(text === undefined ? undefined : Number(text))}
  />
);
