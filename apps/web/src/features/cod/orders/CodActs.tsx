import { approveCod, type CodOrder, codDecisionsOf } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { say } from '../../../shared/store/notice.ts';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { codFactsOf } from './codFacts.ts';

const permission = 'ops:cod' as const;

interface Props {
  order: CodOrder;
  onDecide: () => void;
  onLook: () => void;
}

/** What the staff may do about an order's money as it stands. */
export const CodActs = ({ order, onDecide, onLook }: Props) => {
  const { t } = useTranslation('cod');
  const { id, revision, state, transactionOrderNo: no, credit, remitted, currency } = order;
  const approve = useSend(approveCod, { onSettled: onLook });
  const canDecide = codDecisionsOf(codFactsOf(order)).length > 0;
  return (
    <RowActions
      of={no}
      actions={[
        ...(state === 'approving'
          ? [
              {
                key: 'approve',
                text: t('act.approve'),
                permission,
                disabledReason: order.isOwnDecision ? t('ownDecision') : undefined,
                confirm: {
                  title: t('approve.title', { no }),
                  text: t('approve.text', { credit, remitted, currency }),
                  yes: t('act.approve'),
                },
                onClick: async () => {
                  await approve.mutateAsync({ body: { id, revision } });
                  say('success', t('approve.done'));
                },
              },
            ]
          : []),
        ...(canDecide
          ? [{ key: 'decide', text: t('act.decide'), permission, onClick: onDecide }]
          : []),
      ]}
    />
  );
};
