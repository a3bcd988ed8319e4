import { placePractice, tryPractice } from '@alpaca/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/api/errorText.ts';
import { useCall } from '../../shared/api/useCall.ts';
import { useSend } from '../../shared/api/useSend.ts';
import { Amount } from '../../shared/feedback/values/Amount.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './Practice.module.css';

const weights = [0.5, 1, 2, 5] as const;
const linesMost = 5;

/** Names an order for good, so that a second press is the same one. */
const newNo = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 10);

/** What is sent and by which line. */
export const PracticeForm = ({ onPlaced }: { onPlaced: () => void }) => {
  const { t } = useTranslation('practice');
  const name = useId();
  const [weight, setWeight] = useState<number>(1);
  const [chosen, setChosen] = useState<string | null>(null);
  const [no] = useState(newNo);
  const { data, error } = useCall(
    tryPractice,
    { body: { weight } },
    { meta: { quiet: true }, placeholderData: (before) => before },
  );
  const place = useSend(placePractice, { onSuccess: onPlaced });
  const lines = (data?.lines ?? []).slice(0, linesMost);
  const productId =
    lines.find((line) => line.productId === chosen)?.productId ?? lines[0]?.productId;
  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!data) return <p role="status">{t('loading')}</p>;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (productId) place.mutate({ body: { productId, weight, no } });
      }}
    >
      <dl className={styles.facts}>
        <dt>{t('from')}</dt>
        <dd>{data.from}</dd>
        <dt>{t('to')}</dt>
        <dd>{data.to}</dd>
      </dl>
      <fieldset className={styles.weights}>
        <legend>{t('weight')}</legend>
        {weights.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`${name}-weight`}
              checked={one === weight}
              onChange={() => setWeight(one)}
            />
            {t('kg', { kg: one })}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.lines}>
        <legend>{t('line')}</legend>
        {lines.map((line) => (
          <label key={line.productId}>
            <input
              type="radio"
              name={`${name}-line`}
              checked={line.productId === productId}
              onChange={() => setChosen(line.productId)}
            />
            <span>{line.name}</span>
            <small>{t('days', { from: line.transitDaysMin, to: line.transitDaysMax })}</small>
            <Amount value={line.total} currency={line.currency} />
          </label>
        ))}
      </fieldset>
      <Button kind="primary" type="submit" busy={place.isPending}>
        {t('place')}
      </Button>
    </form>
  );
};
