import type { CheckboxProps } from 'antd';

// A filter that is off is no part of the address.
export const onlyTrue: NonNullable<CheckboxProps['onChange']> = ({ target }) =>
  target.checked || undefined;
