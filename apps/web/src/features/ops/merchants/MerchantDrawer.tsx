import { getMerchant } from '@alpaca/contract';
import { Drawer, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { ErrorState } from '../../../shared/feedback/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/Skeletons.tsx';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { MerchantDetail } from './MerchantDetail.tsx';
import { PriceGroupDialog } from './PriceGroupDialog.tsx';
import { TermsDialog } from './TermsDialog.tsx';

interface Props {
  id: string | null;
  onClose: () => void;
  onChanged: () => void;
}

/** One merchant: its wallets, its people, and how it pays. */
export const MerchantDrawer = ({ id, onClose, onChanged }: Props) => {
  const { t } = useTranslation('opsMerchants');
  const [editing, setEditing] = useState<'terms' | 'group' | null>(null);
  const { data, error, isFetching, refetch } = useCall(
    getMerchant,
    { query: { id: id ?? '' } },
    { enabled: id !== null, meta: { quiet: true } },
  );
  const settled = () => {
    void refetch();
    onChanged();
  };
  return (
    <Drawer
      open={id !== null}
      title={data ? `${data.merchant.code} ${data.merchant.nameZh}` : t('merchants.title')}
      size={720}
      onClose={onClose}
      extra={
        data && (
          <Space wrap>
            <ActionButton permission="ops:priceSheetEdit" onClick={() => setEditing('group')}>
              {t('priceGroup.change')}
            </ActionButton>
            <ActionButton permission="ops:merchantTerms" onClick={() => setEditing('terms')}>
              {t('terms.change')}
            </ActionButton>
          </Space>
        )
      }
    >
      {!data && !error && <FormSkeleton fields={8} />}
      {!data && error && <ErrorState error={error} onRetry={refetch} busy={isFetching} />}
      {data && <MerchantDetail detail={data} />}
      {data && (
        <>
          <TermsDialog
            open={editing === 'terms'}
            detail={data}
            onClose={() => setEditing(null)}
            onSettled={settled}
          />
          <PriceGroupDialog
            open={editing === 'group'}
            detail={data}
            onClose={() => setEditing(null)}
            onSettled={settled}
          />
        </>
      )}
    </Drawer>
  );
};
