import { AutoComplete, type AutoCompleteProps } from 'antd';
import { use, useState } from 'react';
import { ChoiceMade } from '../list/choiceMade.ts';
import { remember, remembered } from '../store/remembered.ts';

interface Props extends Pick<AutoCompleteProps, 'id' | 'disabled' | 'placeholder' | 'aria-label'> {
  /** Names the field; its 16 latest values are kept under it in this browser. */
  code: string;
  value?: string | undefined;
  onChange?: (value: string) => void;
}

/** A line of text that offers what was entered in the same field before. */
export const RememberedInput = ({ code, value = '', onChange, ...rest }: Props) => {
  const chosen = use(ChoiceMade);
  const [values, setValues] = useState(() => remembered(code));
  const typed = value.trim().toLowerCase();
  const options = values
    .filter((one) => one.toLowerCase().includes(typed) && one !== value)
    .map((one) => ({ value: one }));
  return (
    <AutoComplete
      {...rest}
      allowClear
      value={value}
      options={options}
      onChange={(next: string | undefined) => onChange?.(next ?? '')}
      // The value is the form's only after this.
      onSelect={() => queueMicrotask(chosen)}
      onFocus={() => setValues(remembered(code))}
      onBlur={() => remember(code, value)}
    />
  );
};
