import { Input, type InputProps, type InputRef } from 'antd';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { grouped, padded } from '../feedback/values/amountText.ts';
import { heldDraft, settled, typed } from './decimal.ts';

export interface DecimalInputProps
  extends Pick<
    InputProps,
    | 'id'
    | 'className'
    | 'disabled'
    | 'placeholder'
    | 'aria-label'
    | 'aria-describedby'
    | 'size'
    | 'status'
    | 'onPressEnter'
  > {
  /** A decimal text; undefined or '' is empty. */
  value?: string | undefined;
  onChange?: (value: string | undefined) => void;
  negative?: boolean;
}

interface Props extends DecimalInputProps {
  decimals: number;
  unit?: ReactNode;
  /** Fills up the decimals once left, as money is written. */
  fill?: boolean;
}

/** Figures with a point, kept as text. What can't be part of such a number is not taken. */
export const DecimalInput = (props: Props) => {
  const { value = '', onChange, decimals, unit, fill = false, negative = false, ...rest } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<InputRef>(null);
  const editing = draft !== null;
  // The plain figures take the place of the grouped ones, and what was selected is lost with them.
  useLayoutEffect(() => {
    if (editing) input.current?.select();
  }, [editing]);
  const calm = grouped(value && fill ? padded(value, decimals) : value);
  const change = (text: string) => {
    const next = typed(text, decimals, negative);
    if (next === null) return;
    setDraft(next);
    onChange?.(settled(next) || undefined);
  };
  return (
    <Input
      {...rest}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      value={heldDraft(draft, value) ?? calm}
      // Its place is kept until the unit is known: antd loses the focus where one comes later.
      suffix={unit || ('unit' in props && unit !== false && <span />)}
      onFocus={() => setDraft(value)}
      onBlur={() => setDraft(null)}
      onChange={({ target }) => change(target.value)}
    />
  );
};
