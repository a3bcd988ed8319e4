import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const minute = 60;
const hour = 60 * minute;

/** How long something is still possible, counted down; days and hours while there are any. */
export const TimeLeft = ({ seconds }: { seconds: number }) => {
  const { t } = useTranslation('orderList');
  const [begun] = useState(() => Date.now());
  const [now, setNow] = useState(begun);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, seconds - Math.floor((now - begun) / 1000));
  if (left >= hour) {
    const [hours, minutes] = [Math.floor(left / hour), Math.floor((left % hour) / minute)];
    return <span>{t('left.hours', { hours, minutes })}</span>;
  }
  return (
    <span>{t('left.minutes', { minutes: Math.floor(left / minute), seconds: left % minute })}</span>
  );
};
