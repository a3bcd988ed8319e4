import { listOpsProducts } from '@alpaca/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { language } from '../../../shared/store/language.ts';

interface Props {
  id?: string;
  value?: string | undefined;
  onChange?: (id: string | undefined) => void;
}

const everyProduct = 1000;
const freshMs = 60_000;

/** Any product of the tenant, on sale or not. */
export const OpsProductSelect = (props: Props) => {
  const { t } = useTranslation('shared');
  const { data, isPending } = useCall(
    listOpsProducts,
    { query: { pageSize: everyProduct } },
    { staleTime: freshMs, meta: { quiet: true } },
  );
  return (
    <Select
      allowClear
      placeholder={t('select.placeholder')}
      {...props}
      loading={isPending}
      showSearch={{ optionFilterProp: 'label' }}
      options={(data?.records ?? []).map(({ id, code, nameZh, nameEn }) => ({
        value: id,
        label: `${language === 'en_US' ? nameEn : nameZh} ${code}`,
      }))}
    />
  );
};
