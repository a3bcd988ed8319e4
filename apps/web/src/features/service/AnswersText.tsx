import type { Answering } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { dayFormat } from '../../shared/inputs/dateRange.ts';
import { tenantNow } from '../../shared/inputs/tenantNow.ts';

/** Which day that is, as people say it. */
const dayOf = (time: string) => {
  const days = ['today', 'tomorrow'] as const;
  const now = tenantNow();
  return days.find((_, ahead) => time.startsWith(now.add(ahead, 'day').format(dayFormat)));
};

/** When somebody answers, by the office hours: nobody's presence is promised. */
export const AnswersText = ({ answering }: { answering: Answering | null }) => {
  const { t } = useTranslation('service');
  if (!answering) return <p>{t('answers.unknown')}</p>;
  const { isOpen, from, text } = answering;
  if (isOpen) return <p>{t('answers.open')}</p>;
  const time = from?.slice(11, 16) ?? '';
  const day = from ? (dayOf(from) ?? 'later') : 'never';
  return (
    <>
      <p>{t(`answers.${day}`, { time, day: from?.slice(5, 10) ?? '' })}</p>
      {text !== '' && <p>{text}</p>}
    </>
  );
};
