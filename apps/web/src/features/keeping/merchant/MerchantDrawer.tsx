import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { DataParts } from './DataParts.tsx';
import { useMerchantData } from './useMerchantData.ts';

interface Props {
  id: string | null;
  onClose: () => void;
  onChanged: () => unknown;
}

/** One merchant's data: taken out, or away. */
export const MerchantDrawer = ({ id, onClose, onChanged }: Props) => {
  const { t } = useTranslation('keeping');
  const query = useMerchantData(id);
  const { data, refetch } = query;
  const changed = () => {
    void refetch();
    onChanged();
  };
  return (
    <Drawer
      open={id !== null}
      title={data ? `${data.merchantCode} ${data.merchantName}` : t('part.merchants')}
      size={640}
      onClose={onClose}
    >
      <LoadState query={query}>
        <FormSkeleton fields={5} />
      </LoadState>
      {data && <DataParts data={data} merchantId={data.merchantId} onChanged={changed} />}
    </Drawer>
  );
};
