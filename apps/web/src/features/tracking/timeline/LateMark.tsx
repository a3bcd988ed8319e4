import { ClockCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import styles from './Timeline.module.css';

// Beyond this nobody counts hours.
const hoursMost = 48;
const hoursADay = 24;

const useLateText = () => {
  const { t } = useTranslation('tracking');
  return (hours: number, short: boolean) => {
    const days = Math.floor(hours / hoursADay);
    if (hours > hoursMost) return t(short ? 'lateDaysShort' : 'lateDays', { count: days });
    return t(short ? 'lateHoursShort' : 'lateHours', { count: hours });
  };
};

interface Props {
  hours: number | null;
  /** In a row, where there is little room. */
  short?: boolean;
}

/** That something was told long after it happened. */
export const LateMark = ({ hours, short = false }: Props) => {
  const textOf = useLateText();
  if (hours === null) return null;
  return (
    <span className={styles.late} title={textOf(hours, false)}>
      <ClockCircleOutlined aria-hidden /> {textOf(hours, short)}
    </span>
  );
};
