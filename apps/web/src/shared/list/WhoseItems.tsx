import { Form } from 'antd';
import { CurrencySelect } from '../inputs/CurrencySelect.tsx';
import { RememberedInput } from '../inputs/RememberedInput.tsx';

interface Props {
  labels: { merchantCode: string; currency: string };
  /** The staff sees many merchants'. */
  isStaff: boolean;
  /** Under which what was typed is remembered. */
  code: string;
}

/** Whose money, and in which currency: fields of a filter. */
export const WhoseItems = ({ labels, isStaff, code }: Props) => (
  <>
    {isStaff && (
      <Form.Item name="merchantCode" label={labels.merchantCode}>
        <RememberedInput code={code} />
      </Form.Item>
    )}
    <Form.Item name="currency" label={labels.currency}>
      <CurrencySelect />
    </Form.Item>
  </>
);
