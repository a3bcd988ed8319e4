import type { CheckboxProps } from 'antd';

// A filter that is off is no part of the address.
const onlyTrue: NonNullable<CheckboxProps['onChange']> = ({ target }) =>
  target.checked || undefined;

/** What makes a filter's item hold a checkbox. */
export const tick = { valuePropName: 'checked', getValueFromEvent: onlyTrue };
