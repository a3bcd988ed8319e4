import { type ActivationRequest, activationStatuses } from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ResultPage } from '../../../shared/feedback/states/ResultPage.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import { usePermission } from '../../../shared/permission/permission.ts';

const rechargePath = '/financial/recharge';

const factsOf = (request: ActivationRequest, t: ReturnType<typeof useWords>) =>
  [
    [t('field.kind'), <DictText key="kind" code="activation_type" value={request.kind} />],
    [t('activation.name'), request.companyNameZh || request.realName],
    [t('activation.submitTime'), <TimeText key="time" value={request.submitTime} />],
  ] as const;

const useWords = () => useTranslation('accounts').t;

/** Under review, or done: nothing to fill in, but something to know. */
export const ActivationState = (props: { status: number; request: ActivationRequest | null }) => {
  const { status, request } = props;
  const t = useWords();
  const navigate = useNavigate();
  const mayTopUp = usePermission('financial:recharge');
  const active = status === activationStatuses.active;
  return (
    <ResultPage
      kind={active ? 'success' : 'waiting'}
      title={t(active ? 'activation.active' : 'activation.waiting')}
      text={t(active ? 'activation.activeText' : 'activation.waitingText')}
      facts={request ? factsOf(request, t) : []}
      actions={
        active &&
        mayTopUp && (
          <Button type="primary" onClick={() => void navigate(rechargePath)}>
            {t('activation.topUp')}
          </Button>
        )
      }
    />
  );
};
