import { Form } from 'antd';
import i18next from 'i18next';
import { use } from 'react';
import { ChoiceMade } from '../list/choiceMade.ts';
import { DateRange } from './DateRange.tsx';
import { type Range, rangeIssue } from './dateRange.ts';

interface Props {
  label: string;
  /** The two fields of the form or filter that hold start and end. */
  names: readonly [from: string, to: string];
  withTime?: boolean;
  maxDays?: number;
}

/** A form item over two fields, as most calls name start and end apart. */
export const DateRangeItem = ({ label, names, withTime = false, maxDays }: Props) => {
  const form = Form.useFormInstance();
  const chosen = use(ChoiceMade);
  const [fromName, toName] = names;
  const from: unknown = Form.useWatch(fromName, form);
  const to: unknown = Form.useWatch(toName, form);
  const range: Range | undefined =
    typeof from === 'string' && typeof to === 'string' ? [from, to] : undefined;
  const issue = range && maxDays !== 0 ? rangeIssue(range, maxDays) : null;
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
            form.setFieldsValue({ [fromName]: next?.[0], [toName]: next?.[1] });
            chosen();
          }}
        />
      </Form.Item>
    </>
  );
};

const Holder = () => null;
