import { type Approval, ApprovalReason, decideApproval, takeBackApproval } from '@alpaca/contract';
import { Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../shared/api/useDict.ts';
import { useSend } from '../../shared/api/useSend.ts';
import { RejectDialog } from '../../shared/feedback/dialogs/RejectDialog.tsx';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import { say } from '../../shared/store/notice.ts';
import { useChangeLines } from './useChangeLines.ts';
import { useDeciders } from './useDeciders.ts';

const permission = 'ops:approvalDecide';
const remarkMax = 200;

/** Another's word on what was asked for; who asked may take it back. */
export const DecideButtons = ({ approval, onDone }: { approval: Approval; onDone: () => void }) => {
  const { t } = useTranslation('opsMerchants');
  const kinds = useDict('approval_kind');
  const lines = useChangeLines();
  const { hint } = useDeciders(approval.isOwn);
  const [rejecting, setRejecting] = useState(false);
  // Told by the button; what it says may be that a colleague was first.
  const quiet = { meta: { quiet: true as const }, onSettled: onDone };
  const decide = useSend(decideApproval, quiet);
  const takeBack = useSend(takeBackApproval, quiet);
  const { id, isOwn, merchantCode, merchantName } = approval;
  const named = `${merchantCode} ${merchantName}`;
  const own = isOwn ? `${t('approvals.own')} ${hint}` : undefined;
  const reject = async (remark: string) => {
    await decide.mutateAsync({ body: { id, decision: 'reject', remark } });
    say('success', t('rejected'));
  };
  return (
    <Space wrap>
      <ActionButton
        type="primary"
        permission={permission}
        disabledReason={own}
        confirm={{
          title: t('approvals.approveTitle', { kind: kinds.textOf(approval.kind), name: named }),
          text: t('approvals.approveText'),
          samples: [...lines(approval), t('approvals.because', { reason: approval.reason })],
          yes: t('approvals.approve'),
        }}
        onClick={async () => {
          await decide.mutateAsync({ body: { id, decision: 'approve' } });
          say('success', t('approvals.approved'));
        }}
      >
        {t('approvals.approve')}
      </ActionButton>
      <ActionButton
        danger
        permission={permission}
        disabledReason={own}
        onClick={() => setRejecting(true)}
      >
        {t('reject')}
      </ActionButton>
      {isOwn && (
        <ActionButton
          confirm={{ title: t('approvals.takeBackTitle', { name: named }) }}
          onClick={async () => {
            await takeBack.mutateAsync({ body: { id } });
            say('success', t('approvals.takenBack'));
          }}
        >
          {t('approvals.takeBack')}
        </ActionButton>
      )}
      <RejectDialog
        open={rejecting}
        title={t('reject')}
        label={t('reason')}
        hint={t('approvals.rejectHint')}
        schema={ApprovalReason}
        max={remarkMax}
        onReject={reject}
        onClose={() => setRejecting(false)}
      />
    </Space>
  );
};
