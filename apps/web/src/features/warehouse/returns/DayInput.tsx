import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { dayFormat } from '../../../shared/inputs/dateRange.ts';
import { tenantNow } from '../../../shared/inputs/tenantNow.ts';

interface Props {
  id?: string;
  /** The last day that may be chosen. */
  most: string;
  value?: string;
  onChange?: (day: string | undefined) => void;
}

/** A day after today, and not after the last one that is allowed. */
export const DayInput = ({ id, most, value, onChange }: Props) => (
  <DatePicker
    {...(id && { id })}
    format={dayFormat}
    minDate={tenantNow().add(1, 'day').startOf('day')}
    maxDate={dayjs(most)}
    value={value ? dayjs(value) : null}
    onChange={(day) => onChange?.(day?.format(dayFormat))}
  />
);
