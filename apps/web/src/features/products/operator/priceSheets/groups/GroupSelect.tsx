import { listPriceGroups } from '@alpaca/contract';
import { Select, type SelectProps } from 'antd';
import { useCall } from '../../../../../shared/api/useCall.ts';
import { language } from '../../../../../shared/store/language.ts';

interface Props extends Pick<SelectProps<string>, 'id' | 'placeholder'> {
  value?: string;
  onChange?: (code: string) => void;
}

/** A price group, by its name or code. */
export const GroupSelect = (props: Props) => {
  const { data = [], isPending } = useCall(listPriceGroups);
  const options = data.map(({ code, nameZh, nameEn }) => ({
    value: code,
    label: `${language === 'en_US' ? nameEn : nameZh} ${code}`,
  }));
  return (
    <Select
      {...props}
      loading={isPending}
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
    />
  );
};
