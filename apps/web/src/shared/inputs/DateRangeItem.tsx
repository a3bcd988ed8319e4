import { Form } from 'antd';
import i18next from 'i18next';
import { use } from 'react';
import { ChoiceMade } from '../list/choiceMade.ts';
import { DateRange } from './DateRange.tsx';
import { dayFormat, type Range, rangeIssue } from './dateRange.ts';

interface Props {
  label: string;
  /** The two fields of the form or filter that hold start and end. */
  names: readonly [from: string, to: string];
  withTime?: boolean;
  /** The fields hold days, without times. */
  days?: boolean;
  maxDays?: number;
}

/** A form item over two fields, as most calls name start and end apart. */
export const DateRangeItem = (props: Props) => {
  const { label, names, withTime = false, days = false, maxDays } = props;
  const form = Form.useFormInstance();
  const chosen = use(ChoiceMade);
  const [fromName, toName] = names;
  const from: unknown = Form.useWatch(fromName, form);
  const to: unknown = Form.useWatch(toName, form);
  const range: Range | undefined =
    typeof from === 'string' && typeof to === 'string' ? [from, to] : undefined;
  const issue = range && maxDays !== 0 ? rangeIssue(range, maxDays) : null;
  const length = days ? dayFormat.length : undefined;
  const rule = {
    validator: async () => {
      if (issue) throw new Error(i18next.t(`verify:${issue as 'web.verify.29'}`));
    },
  };
  return (
    <>
      {/* These hold the values; what is seen only shows them. */}
      <Form.Item name={fromName} noStyle rules={[rule]}>
        <Holder />
      </Form.Item>
      <Form.Item name={toName} noStyle>
        <Holder />
      </Form.Item>
      <Form.Item
        label={label}
        className="wide"
        {...(issue && {
          validateStatus: 'error' as const,
          help: i18next.t(`verify:${issue as 'web.verify.29'}`),
        })}
      >
        <DateRange
          value={range}
          withTime={withTime}
          {...(maxDays !== undefined && { maxDays })}
          onChange={(next) => {
            const [first, last] = (next ?? []).map((time) => time.slice(0, length));
            form.setFieldsValue({ [fromName]: first, [toName]: last });
            chosen();
          }}
        />
      </Form.Item>
    </>
  );
};

const Holder = () => null;
