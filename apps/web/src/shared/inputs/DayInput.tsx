import { DatePicker, type DatePickerProps } from 'antd';
import dayjs from 'dayjs';
import { dayFormat } from './dateRange.ts';

interface Props
  extends Pick<DatePickerProps, 'minDate' | 'maxDate' | 'placeholder' | 'aria-label'> {
  id?: string;
  value?: string | undefined;
  onChange?: (day: string | undefined) => void;
}

/** A day as it crosses the wire, without a time. */
export const DayInput = ({ value, onChange, ...rest }: Props) => (
  <DatePicker
    {...rest}
    format={dayFormat}
    value={value ? dayjs(value) : null}
    onChange={(day) => onChange?.(day?.format(dayFormat))}
  />
);
