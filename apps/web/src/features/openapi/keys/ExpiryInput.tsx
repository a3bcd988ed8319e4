import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { DayInput } from '../../../shared/inputs/DayInput.tsx';
import { wireFormat } from '../../../shared/inputs/dateRange.ts';
import { tenantNow } from '../../../shared/inputs/tenantNow.ts';
import styles from '../OpenApi.module.css';

type Choice = 'none' | 'days' | 'day';

/** A day is to be chosen and is not yet. */
export const dayMissing = '';

const usualDays = 90;

interface Props {
  id?: string;
  /** Null: it never expires. */
  value?: string | null;
  onChange?: (time: string | null) => void;
}

/** When a key ends: never, after the usual days, or with a day of one's own. */
export const ExpiryInput = ({ id, value = null, onChange }: Props) => {
  const { t } = useTranslation('openapi');
  const [now] = useState(tenantNow);
  const usual = now.add(usualDays, 'day').format(wireFormat);
  const others = value === usual ? 'days' : 'day';
  const choice: Choice = value === null ? 'none' : others;
  const first = { none: null, days: usual, day: dayMissing };
  return (
    <div className={styles.expiry}>
      <Radio.Group
        {...(id && { id })}
        value={choice}
        options={[
          { value: 'none', label: t('expiry.none') },
          { value: 'days', label: t('expiry.days') },
          { value: 'day', label: t('expiry.day') },
        ]}
        onChange={({ target }) => onChange?.(first[target.value as Choice])}
      />
      {choice === 'days' && <TimeText value={usual} to="minute" />}
      {choice === 'day' && (
        <DayInput
          aria-label={t('field.expireTime')}
          minDate={now}
          value={value?.slice(0, 10)}
          onChange={(day) => onChange?.(day ? `${day} 23:59:59` : dayMissing)}
        />
      )}
    </div>
  );
};
