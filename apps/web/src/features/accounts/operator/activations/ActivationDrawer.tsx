import { approveActivation, getActivationRequest } from '@alpaca/contract';
import { Drawer, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { useSend } from '../../../../shared/api/useSend.ts';
import { ErrorState } from '../../../../shared/feedback/ErrorState.tsx';
import { FormSkeleton } from '../../../../shared/feedback/Skeletons.tsx';
import { ActionButton } from '../../../../shared/permission/ActionButton.tsx';
import { say } from '../../../../shared/store/notice.ts';
import { ActivationDetail } from './ActivationDetail.tsx';
import { RejectDialog } from './RejectDialog.tsx';

interface Props {
  /** The request on show; null while there is none. */
  id: string | null;
  onClose: () => void;
  onReviewed: () => void;
}

/** One request with its papers, and the word on it. */
export const ActivationDrawer = ({ id, onClose, onReviewed }: Props) => {
  const { t } = useTranslation('opsMerchants');
  const [rejecting, setRejecting] = useState(false);
  const { data, error, isFetching, refetch } = useCall(
    getActivationRequest,
    { query: { id: id ?? '' } },
    { enabled: id !== null, meta: { quiet: true } },
  );
  const approve = useSend(approveActivation, {
    // Told by the button; what it says may be that a colleague was first.
    meta: { quiet: true },
    onSettled: () => {
      void refetch();
      onReviewed();
    },
  });
  const waiting = data?.request.status === 'submitted';
  const footer = data && waiting && (
    <Space>
      <ActionButton
        type="primary"
        permission="ops:activationReview"
        confirm={{
          title: t('approve.title', { name: data.merchantName }),
          text: t('approve.text'),
          yes: t('approve'),
        }}
        onClick={async () => {
          await approve.mutateAsync({ body: { id: data.request.id } });
          say('success', t('approved'));
        }}
      >
        {t('approve')}
      </ActionButton>
      <ActionButton danger permission="ops:activationReview" onClick={() => setRejecting(true)}>
        {t('reject')}
      </ActionButton>
    </Space>
  );
  return (
    <Drawer
      open={id !== null}
      title={data ? `${data.merchantCode} ${data.merchantName}` : t('activations.title')}
      size={720}
      onClose={onClose}
      footer={footer || null}
    >
      {!data && !error && <FormSkeleton fields={8} />}
      {!data && error && <ErrorState error={error} onRetry={refetch} busy={isFetching} />}
      {data && <ActivationDetail detail={data} />}
      <RejectDialog
        id={rejecting ? id : null}
        onClose={() => setRejecting(false)}
        onDone={() => {
          void refetch();
          onReviewed();
        }}
      />
    </Drawer>
  );
};
