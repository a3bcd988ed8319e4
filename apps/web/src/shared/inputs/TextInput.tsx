import { Input, type InputProps } from 'antd';

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string | undefined;
  onChange?: (value: string) => void;
}

/** A line of text; spaces around it are gone once it is left, as they are before it is sent. */
export const TextInput = ({ value = '', onChange, onBlur, ...rest }: Props) => (
  <Input
    {...rest}
    value={value}
    onChange={({ target }) => onChange?.(target.value)}
    onBlur={(event) => {
      // Only spaces stay: the rule has words for that, and an emptied field would hide them.
      const trimmed = value.trim();
      if (trimmed !== '' && trimmed !== value) onChange?.(trimmed);
      onBlur?.(event);
    }}
  />
);
