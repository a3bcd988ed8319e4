import { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx';

/** Kilograms with at most three decimals. */
export const WeightInput = (props: DecimalInputProps) => (
  <DecimalInput {...props} decimals={3} unit="kg" />
);

/** Centimetres with at most two decimals. */
export const LengthInput = (props: DecimalInputProps) => (
  <DecimalInput {...props} decimals={2} unit="cm" />
);
