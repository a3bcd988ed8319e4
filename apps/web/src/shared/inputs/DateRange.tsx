import { constants } from '@alpaca/contract';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { dayFormat, quickRanges, type Range, tooFar, wholeRange, wireFormat } from './dateRange.ts';
import { tenantNow } from './tenantNow.ts';

interface Props {
  id?: string;
  value?: Range | undefined;
  onChange?: (range: Range | undefined) => void;
  withTime?: boolean;
  /** Zero lifts the limit. */
  maxDays?: number;
  disabled?: boolean;
}

const parsed = (text: string | undefined) => {
  const time = text ? dayjs(text) : undefined;
  return time?.isValid() ? time : null;
};

/** From a day to a day, at most 31 of them; whole days unless times are asked for. */
export const DateRange = (props: Props) => {
  const { value, onChange, withTime = false, maxDays = constants.dateRangeDaysMax } = props;
  const { t } = useTranslation('shared');
  const presets = quickRanges(tenantNow())
    .filter(([, [from, to]]) => !maxDays || !tooFar(to, from, maxDays))
    .map(([name, [from, to]]) => ({
      label: t(`range.${name}`),
      value: [from, withTime ? to.endOf('day') : to] as [Dayjs, Dayjs],
    }));
  return (
    <DatePicker.RangePicker
      {...(props.id && { id: props.id })}
      value={[parsed(value?.[0]), parsed(value?.[1])]}
      format={withTime ? wireFormat : dayFormat}
      showTime={
        withTime && {
          defaultOpenValue: [dayjs().startOf('day'), dayjs().endOf('day')] as [Dayjs, Dayjs],
        }
      }
      placeholder={[t('range.from'), t('range.to')]}
      presets={presets}
      // Without this Tab can't leave an empty field: the picker takes the focus back until a day
      // is chosen. That both ends are there is seen to below.
      allowEmpty={[true, true]}
      disabled={props.disabled ?? false}
      disabledDate={(day, { from }) => maxDays > 0 && tooFar(day, from, maxDays)}
      onChange={(chosen) => {
        onChange?.(wholeRange(chosen ?? [], withTime, tenantNow()));
      }}
    />
  );
};
