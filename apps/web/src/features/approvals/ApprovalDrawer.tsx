import { type Approval, getApproval } from '@alpaca/contract';
import { Alert, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';
import { LoadState } from '../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../shared/feedback/states/Skeletons.tsx';
import { TimeText } from '../../shared/feedback/values/TimeText.tsx';
import { DictTag } from '../../shared/inputs/DictTag.tsx';
import { DictText } from '../../shared/inputs/DictText.tsx';
import { Fact, Facts } from '../../shared/ui/Facts.tsx';
import { ApprovalChange } from './ApprovalChange.tsx';
import styles from './Approvals.module.css';
import { DecideButtons } from './DecideButtons.tsx';
import { useDeciders } from './useDeciders.ts';

interface Props {
  id: string | null;
  onClose: () => void;
  onChanged: () => void;
}

const ApprovalFacts = ({ approval }: { approval: Approval }) => {
  const { t } = useTranslation('opsMerchants');
  const waitsForOthers = approval.state === 'waiting' && approval.isOwn;
  const { hint, nobody } = useDeciders(waitsForOthers);
  return (
    <div className={styles.detail}>
      {waitsForOthers && <Alert showIcon type={nobody ? 'warning' : 'info'} title={hint} />}
      <Facts title={t('approvals.what')}>
        <Fact name={t('status')}>
          <DictTag code="approval_state" value={approval.state} />
        </Fact>
        <Fact name={t('approvals.kind')}>
          <DictText code="approval_kind" value={approval.kind} />
        </Fact>
        <Fact name={t('change.what')}>
          <ApprovalChange of={approval} />
        </Fact>
        <Fact name={t('change.reason')}>{approval.reason}</Fact>
        <Fact name={t('approvals.askedBy')}>{approval.askedBy}</Fact>
        <Fact name={t('approvals.askTime')}>
          <TimeText value={approval.askTime} />
        </Fact>
        {approval.decidedBy && <Fact name={t('approvals.decidedBy')}>{approval.decidedBy}</Fact>}
        {approval.decideTime && (
          <Fact name={t('approvals.decideTime')}>
            <TimeText value={approval.decideTime} />
          </Fact>
        )}
        {approval.remark && <Fact name={t('approvals.remark')}>{approval.remark}</Fact>}
      </Facts>
    </div>
  );
};

/** One request with all that is known of it, and the word on it. */
export const ApprovalDrawer = ({ id, onClose, onChanged }: Props) => {
  const { t } = useTranslation('opsMerchants');
  const query = useCall(
    getApproval,
    { query: { id: id ?? '' } },
    { enabled: id !== null, meta: { quiet: true } },
  );
  const { data, refetch } = query;
  const done = () => {
    void refetch();
    onChanged();
  };
  return (
    <Drawer
      open={id !== null}
      title={data ? `${data.merchantCode} ${data.merchantName}` : t('approvals.title')}
      size={560}
      onClose={onClose}
      footer={data?.state === 'waiting' ? <DecideButtons approval={data} onDone={done} /> : null}
    >
      <LoadState query={query}>
        <FormSkeleton fields={6} />
      </LoadState>
      {data && <ApprovalFacts approval={data} />}
    </Drawer>
  );
};
