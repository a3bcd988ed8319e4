import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';

interface Sought {
  number?: string | undefined;
}

interface Props {
  value: Sought;
  onChange: (change: Sought) => void;
  onSame: () => unknown;
}

/** Lines or parcels by their number. */
export const NumberFilter = (props: Props) => {
  const { t } = useTranslation('billLines');
  return (
    <FilterForm {...props}>
      <Form.Item name="number" label={t('field.number')}>
        <RememberedInput code="payables.lineNumber" placeholder={t('numberHint')} />
      </Form.Item>
    </FilterForm>
  );
};
