import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../../shared/feedback/values/StatusTag.tsx';
import type { StatusKind } from '../../../../shared/feedback/values/statusKinds.ts';
import { useSession } from '../../../../shared/store/session.ts';
import type { LineState } from '../../queue/queue.ts';
import styles from '../Receive.module.css';
import { askStation, type Station } from './station.ts';

const kinds: Readonly<Record<LineState, StatusKind>> = {
  up: 'success',
  down: 'danger',
  signIn: 'warning',
};

interface Props {
  station: Station;
  today: { parcels: number; weightKg: number };
  waiting: number;
  line: LineState;
}

/** Where, who, how much today, and whether what is scanned arrives. */
export const StationHead = ({ station, today, waiting, line }: Props) => {
  const { t } = useTranslation('receive');
  const user = useSession((state) => state.user);
  const facts = [
    ['warehouse', station.warehouseName],
    ['station', station.name],
    ['operator', user?.realname || user?.username],
    ['today', today.parcels],
    ['weight', `${today.weightKg.toFixed(1)} kg`],
    ['queue', waiting],
  ] as const;
  return (
    <section className={styles.head} aria-label={t('head')}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact} data-fact={name}>
            <dt>{t(`head.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.fact} data-fact="line">
          <dt>{t('head.line')}</dt>
          <dd>
            <span role="status">
              <StatusTag kind={kinds[line]}>{t(`line.${line}`)}</StatusTag>
            </span>
          </dd>
        </div>
      </dl>
      <Button size="small" className={styles.headAction ?? ''} onClick={askStation}>
        {t('head.change')}
      </Button>
    </section>
  );
};
