import { getMerchant } from '@alpaca/contract';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { ErrorState } from '../../../shared/feedback/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/Skeletons.tsx';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { MerchantDetail } from './MerchantDetail.tsx';
import { TermsDialog } from './TermsDialog.tsx';

interface Props {
  id: string | null;
  onClose: () => void;
  onChanged: () => void;
}

/** One merchant: its wallets, its people, and how it pays. */
export const MerchantDrawer = ({ id, onClose, onChanged }: Props) => {
  const { t } = useTranslation('opsMerchants');
  const [editing, setEditing] = useState(false);
  const { data, error, isFetching, refetch } = useCall(
    getMerchant,
    { query: { id: id ?? '' } },
    { enabled: id !== null, meta: { quiet: true } },
  );
  return (
    <Drawer
      open={id !== null}
      title={data ? `${data.merchant.code} ${data.merchant.nameZh}` : t('merchants.title')}
      size={720}
      onClose={onClose}
      extra={
        data && (
          <ActionButton permission="ops:merchantTerms" onClick={() => setEditing(true)}>
            {t('terms.change')}
          </ActionButton>
        )
      }
    >
      {!data && !error && <FormSkeleton fields={8} />}
      {!data && error && <ErrorState error={error} onRetry={refetch} busy={isFetching} />}
      {data && <MerchantDetail detail={data} />}
      {data && (
        <TermsDialog
          open={editing}
          detail={data}
          onClose={() => setEditing(false)}
          onSettled={() => {
            void refetch();
            onChanged();
          }}
        />
      )}
    </Drawer>
  );
};
