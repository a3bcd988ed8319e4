import type { CostChangeDetail } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import styles from '../Costs.module.css';

interface Props extends Pick<CostChangeDetail, 'steps'> {
  currency: string;
}

/** All that happened to it, the latest first. */
export const Story = ({ steps, currency }: Props) => {
  const { t } = useTranslation('costs');
  return (
    <section>
      <h2>{t('story')}</h2>
      <ol className={styles.story}>
        {steps.toReversed().map(({ id, step, time, byName, amount, note }) => (
          <li key={id}>
            <span>
              <strong>{t(`step.${step}`)}</strong>
              {amount && (
                <>
                  {' '}
                  <Amount value={amount} currency={currency} />
                </>
              )}
            </span>
            {note && <span>{note}</span>}
            <small>
              <TimeText value={time} to="minute" />
              {byName && ` · ${byName}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
};
