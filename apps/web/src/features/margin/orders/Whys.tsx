import type { OrderMargin } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import styles from '../Margin.module.css';

/** Why it loses; of one that does not, how much of its margin is known. */
export const Whys = ({ whys, state }: Pick<OrderMargin, 'whys' | 'state'>) => {
  const { t } = useTranslation('margin');
  if (state !== 'known') return <StatusTag kind="muted">{t(`state.${state}`)}</StatusTag>;
  if (whys.length === 0) return '--';
  return (
    <span className={styles.whys}>
      {whys.map((why) => (
        <StatusTag key={why} kind={why === 'awaiting' ? 'processing' : 'warning'}>
          {t(`why.${why}`)}
        </StatusTag>
      ))}
    </span>
  );
};
