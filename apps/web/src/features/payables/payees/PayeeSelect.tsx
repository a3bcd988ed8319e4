import { Select, type SelectProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePayees } from './usePayees.ts';

interface Props extends Pick<SelectProps<string>, 'id' | 'disabled' | 'placeholder'> {
  value?: string | undefined;
  onChange?: (id: string | undefined) => void;
}

/** A payee by its code or name. */
export const PayeeSelect = ({ value, ...props }: Props) => {
  const { t } = useTranslation('shared');
  const { data = [], isPending } = usePayees();
  const options = data.map(({ id, code, name }) => ({ value: id, label: `${name} ${code}` }));
  return (
    <Select
      allowClear
      placeholder={t('select.placeholder')}
      {...props}
      // One that was just added is not among them yet: its id is no name.
      value={options.some((one) => one.value === value) ? value : undefined}
      loading={isPending}
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
    />
  );
};
