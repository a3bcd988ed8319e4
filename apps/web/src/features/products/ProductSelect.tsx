import { listProducts } from '@alpaca/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';

interface Props {
  id?: string;
  value?: string | undefined;
  onChange?: (id: string | undefined) => void;
}

const everyProduct = 1000;
const freshMs = 60_000;

/** All products on sale to the merchant. */
export const useSellingProducts = () =>
  useCall(
    listProducts,
    { query: { pageSize: everyProduct } },
    { staleTime: freshMs, meta: { quiet: true } },
  );

/** A product by its code or name. */
export const ProductSelect = (props: Props) => {
  const { t } = useTranslation('shared');
  const { data, isPending } = useSellingProducts();
  return (
    <Select
      allowClear
      placeholder={t('select.placeholder')}
      {...props}
      loading={isPending}
      showSearch={{ optionFilterProp: 'label' }}
      options={(data?.records ?? []).map(({ id, code, name }) => ({
        value: id,
        label: `${name} ${code}`,
      }))}
    />
  );
};
