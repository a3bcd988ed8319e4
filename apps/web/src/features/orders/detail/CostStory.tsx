import type { OrderDetail } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { costChangesHref } from '../../../shared/paths/costs.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { type CostStep, costSteps } from './costSteps.ts';
import styles from './Detail.module.css';
import { useMoneyFlow } from './useMoneyFlow.ts';

interface StepNameProps {
  told: CostStep;
  no: string;
}

/** What was adjusted leads to its change, for whoever may look at those. */
const StepName = ({ told: { step, changeId }, no }: StepNameProps) => {
  const { t } = useTranslation('orderList');
  const isStaff = useIsOperator();
  const mayLook = usePermission(isStaff ? 'ops:disputes' : 'order:costChanges');
  if (step !== 'adjusted' || !mayLook) return <span>{t(`story.${step}`)}</span>;
  const to = costChangesHref(no, { isStaff, id: changeId ?? '' });
  return <Link to={to}>{t('story.adjusted')}</Link>;
};

/** How the cost went, from its quote to the last change of it. */
export const CostStory = ({ detail: { order } }: { detail: OrderDetail }) => {
  const { t } = useTranslation('orderList');
  const { data = [] } = useMoneyFlow(order.id);
  return (
    <ol className={styles.story} aria-label={t('story.title')}>
      {costSteps(order, data).map((told) => (
        <li key={told.step} data-step={told.step} data-reached={told.amount ? true : undefined}>
          <StepName told={told} no={order.transactionOrderNo} />
          <strong>
            <Amount
              value={told.amount}
              {...(told.currency && { currency: told.currency })}
              signed={told.step === 'adjusted'}
            />
          </strong>
          {told.amount && <TimeText value={told.time} to="minute" />}
        </li>
      ))}
    </ol>
  );
};
