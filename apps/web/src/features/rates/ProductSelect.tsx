import { listOpsProducts, listProducts } from '@alpaca/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';
import { language } from '../../shared/store/language.ts';

interface Props {
  id?: string;
  value?: string | undefined;
  onChange?: (id: string | undefined) => void;
  placeholder?: string;
}

const everyProduct = 1000;
const freshMs = 60_000;
const quiet = { meta: { quiet: true } };

/** All products on sale to the merchant. */
export const useSellingProducts = () =>
  useCall(listProducts, { query: { pageSize: everyProduct } }, { staleTime: freshMs, ...quiet });

interface Named {
  id: string;
  code: string;
  name: string;
}

const SelectOne = ({ products, ...props }: Props & { products: readonly Named[] | undefined }) => {
  const { t } = useTranslation('shared');
  return (
    <Select
      allowClear
      placeholder={t('select.placeholder')}
      {...props}
      loading={products === undefined}
      showSearch={{ optionFilterProp: 'label' }}
      options={(products ?? []).map(({ id, code, name }) => ({
        value: id,
        label: `${name} ${code}`,
      }))}
    />
  );
};

/** A product on sale, by its code or name. */
export const ProductSelect = (props: Props) => {
  const { data, isPending } = useSellingProducts();
  return <SelectOne {...props} products={isPending ? undefined : (data?.records ?? [])} />;
};

/** Any product of the tenant, on sale or not. */
export const OpsProductSelect = (props: Props) => {
  const { data, isPending } = useCall(
    listOpsProducts,
    { query: { pageSize: everyProduct } },
    quiet,
  );
  const products = (data?.records ?? []).map(({ id, code, nameZh, nameEn }) => ({
    id,
    code,
    name: language === 'en_US' ? nameEn : nameZh,
  }));
  return <SelectOne {...props} products={isPending ? undefined : products} />;
};
