import { Select, type SelectProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDict } from '../api/useDict.ts';

interface Common
  extends Pick<
    SelectProps,
    'id' | 'disabled' | 'placeholder' | 'allowClear' | 'aria-label' | 'style'
  > {
  code: string;
}

interface One extends Common {
  multiple?: false;
  value?: string | undefined;
  onChange?: (value: string | undefined) => void;
}

interface Many extends Common {
  multiple: true;
  value?: readonly string[] | undefined;
  onChange?: (values: string[]) => void;
}

/** A choice from a dictionary. */
export const DictSelect = ({ code, multiple = false, value, onChange, ...rest }: One | Many) => {
  const { t } = useTranslation('shared');
  const { items, isPending } = useDict(code);
  const options = items.map((item) => ({
    value: item.value,
    label: item.text,
    // What may no longer be chosen is still named where it was.
    disabled: item.disabled === '1',
  }));
  return (
    <Select
      allowClear
      placeholder={t('select.placeholder')}
      {...rest}
      {...(multiple && { mode: 'multiple' as const, maxTagCount: 'responsive' as const })}
      value={value as string}
      loading={isPending}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={onChange as (value: string | undefined) => void}
    />
  );
};
