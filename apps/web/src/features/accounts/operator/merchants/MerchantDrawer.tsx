import { type Approval, getMerchant } from '@alpaca/contract';
import { Button, Drawer, Space } from 'antd';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCall } from '../../../../shared/api/useCall.ts';
import { LoadState } from '../../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../../shared/feedback/states/Skeletons.tsx';
import { ActionButton } from '../../../../shared/permission/ActionButton.tsx';
import { AdjustDialog } from './AdjustDialog.tsx';
import { CardDialog } from './CardDialog.tsx';
import { FreezeDialog } from './FreezeDialog.tsx';
import { MerchantDetail } from './MerchantDetail.tsx';
import { PriceGroupDialog } from './PriceGroupDialog.tsx';
import { TermsDialog } from './TermsDialog.tsx';

interface Props {
  id: string | null;
  onClose: () => void;
  onChanged: () => void;
}

const asks = [
  { kind: 'adjustment', permission: 'ops:adjust', text: 'adjust.title' },
  { kind: 'priceGroup', permission: 'ops:priceSheetEdit', text: 'priceGroup.change' },
  { kind: 'terms', permission: 'ops:merchantTerms', text: 'terms.change' },
] as const;

/** One merchant: its wallets, its people, and how it pays. */
export const MerchantDrawer = ({ id, onClose, onChanged }: Props) => {
  const { t } = useTranslation('opsMerchants');
  const [editing, setEditing] = useState<Approval['kind'] | 'card' | 'freeze' | null>(null);
  const query = useCall(
    getMerchant,
    { query: { id: id ?? '' } },
    { enabled: id !== null, meta: { quiet: true } },
  );
  const { data, refetch } = query;
  const navigate = useNavigate();
  const toOrders = (event: MouseEvent) => {
    event.preventDefault();
    void navigate(`/order/list?merchantId=${id}`);
  };
  const settled = () => {
    void refetch();
    onChanged();
  };
  /** One of a kind at a time: what waits is decided or taken back first. */
  const waitsFor = (kind: Approval['kind']) => {
    const waiting = data?.waiting.find((one) => one.kind === kind);
    return waiting && t('approvals.waitsFirst', { by: waiting.askedBy });
  };
  return (
    <Drawer
      open={id !== null}
      title={data ? `${data.merchant.code} ${data.merchant.nameZh}` : t('merchants.title')}
      size={720}
      onClose={onClose}
      footer={
        data && (
          <Space wrap>
            <Button href={`/order/list?merchantId=${data.merchant.id}`} onClick={toOrders}>
              {t('merchants.orders')}
            </Button>
            <ActionButton permission="ops:merchantEdit" onClick={() => setEditing('card')}>
              {t('card.edit')}
            </ActionButton>
            <ActionButton
              permission="ops:merchantEdit"
              danger={!data.card.frozen}
              onClick={() => setEditing('freeze')}
            >
              {t(data.card.frozen ? 'unfreeze' : 'freeze')}
            </ActionButton>
            {asks.map(({ kind, permission, text }) => (
              <ActionButton
                key={kind}
                permission={permission}
                disabledReason={waitsFor(kind)}
                onClick={() => setEditing(kind)}
              >
                {t(text)}
              </ActionButton>
            ))}
          </Space>
        )
      }
    >
      <LoadState query={query}>
        <FormSkeleton fields={8} />
      </LoadState>
      {data && <MerchantDetail detail={data} />}
      {data && (
        <>
          {editing === 'freeze' && (
            <FreezeDialog detail={data} onClose={() => setEditing(null)} onSettled={settled} />
          )}
          <CardDialog
            open={editing === 'card'}
            detail={data}
            onClose={() => setEditing(null)}
            onSettled={settled}
          />
          <TermsDialog
            open={editing === 'terms'}
            detail={data}
            onClose={() => setEditing(null)}
            onSettled={settled}
          />
          <PriceGroupDialog
            open={editing === 'priceGroup'}
            detail={data}
            onClose={() => setEditing(null)}
            onSettled={settled}
          />
          <AdjustDialog
            open={editing === 'adjustment'}
            detail={data}
            onClose={() => setEditing(null)}
            onSettled={settled}
          />
        </>
      )}
    </Drawer>
  );
};
