import { approveActivation, getActivationRequest, rejectActivation } from '@alpaca/contract';
import { Drawer, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { useSend } from '../../../../shared/api/useSend.ts';
import { RejectDialog } from '../../../../shared/feedback/dialogs/RejectDialog.tsx';
import { LoadState } from '../../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../../shared/feedback/states/Skeletons.tsx';
import { ActionButton } from '../../../../shared/permission/ActionButton.tsx';
import { say } from '../../../../shared/store/notice.ts';
import { ActivationDetail } from './ActivationDetail.tsx';

const { reason } = rejectActivation.body.shape;
const reasonMax = 500;

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
  const query = useCall(
    getActivationRequest,
    { query: { id: id ?? '' } },
    { enabled: id !== null, meta: { quiet: true } },
  );
  const { data, refetch } = query;
  // Told by the button; what it says may be that a colleague was first.
  const quiet = {
    meta: { quiet: true },
    onSettled: () => {
      setRejecting(false);
      void refetch();
      onReviewed();
    },
  };
  const approve = useSend(approveActivation, quiet);
  const reject = useSend(rejectActivation, quiet);
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
      <LoadState query={query}>
        <FormSkeleton fields={8} />
      </LoadState>
      {data && <ActivationDetail detail={data} />}
      <RejectDialog
        open={rejecting && id !== null}
        title={t('reject')}
        label={t('reason')}
        hint={t('reject.hint')}
        schema={reason}
        max={reasonMax}
        onReject={async (typed) => {
          await reject.mutateAsync({ body: { id: id ?? '', reason: typed } });
          say('success', t('rejected'));
        }}
        onClose={() => setRejecting(false)}
      />
    </Drawer>
  );
};
