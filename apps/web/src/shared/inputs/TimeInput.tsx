import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { wireFormat } from './dateRange.ts';

interface Props {
  id?: string;
  value?: string | null;
  onChange?: (time: string | null) => void;
  placeholder: string;
}

/** A moment as it crosses the wire, in the tenant's zone: it is never converted. */
export const TimeInput = ({ id, value, onChange, placeholder }: Props) => (
  <DatePicker
    {...(id && { id })}
    showTime
    format={wireFormat}
    placeholder={placeholder}
    value={value ? dayjs(value) : null}
    onChange={(time) => onChange?.(time ? time.format(wireFormat) : null)}
  />
);
