import { getCurrencyOptions } from '@alpaca/contract';
import { Select, type SelectProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../api/useCall.ts';

type Props = Pick<
  SelectProps<string>,
  'id' | 'value' | 'disabled' | 'placeholder' | 'allowClear' | 'aria-label' | 'style'
> & { onChange?: (code: string | undefined) => void };

const forever = { staleTime: Number.POSITIVE_INFINITY };

/** A currency by its code; its name helps those who don't know the code. */
export const CurrencySelect = (props: Props) => {
  const { t } = useTranslation('shared');
  const { data = [], isPending } = useCall(getCurrencyOptions, {}, forever);
  const options = data.map(({ value, text }) => ({ value, label: value, text }));
  return (
    <Select
      allowClear
      placeholder={t('currency.placeholder')}
      popupMatchSelectWidth={false}
      {...props}
      loading={isPending}
      options={options}
      showSearch={{
        filterOption: (typed, option) =>
          `${option?.value} ${option?.text}`.toLowerCase().includes(typed.trim().toLowerCase()),
      }}
      optionRender={({ data: { value, text } }) => (text === value ? value : `${value} ${text}`)}
    />
  );
};
