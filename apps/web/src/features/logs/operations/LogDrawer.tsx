import { getLogDetail, type LogDetail } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { BesideDrawer } from '../../../shared/feedback/beside/BesideDrawer.tsx';
import { useLastId } from '../../../shared/feedback/beside/useLastId.ts';
import { DetailState } from '../../../shared/feedback/states/DetailState.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import { FactList } from '../../../shared/ui/Facts.tsx';
import styles from '../Logs.module.css';
import { Changes } from './Changes.tsx';

const widest = 760;
const notHere = ['log.notFound', 'request.invalid'];

const Facts = ({ detail }: { detail: LogDetail }) => {
  const { t } = useTranslation('logs');
  const { line, merchant, about, seal } = detail;
  const who = [line.operator, line.username].filter(Boolean).join(' · ');
  const facts: (readonly [string, ReactNode])[] = [
    [t('field.operator'), who],
    [t('field.merchant'), merchant],
    [t('field.time'), <TimeText key="time" value={line.time} />],
    [t('field.menu'), line.menu],
    [t('field.type'), <DictText key="type" code="log_type" value={line.type} />],
    [t('field.cost'), t('costMs', { ms: line.costMs })],
    [t('field.object'), about.join(', ')],
    [
      t('field.seal'),
      seal ? (
        <span key="seal" className={styles.hash}>
          {t('sealedAs', { day: seal.day, seq: seal.seq })} {seal.hash}
        </span>
      ) : (
        t('notSealed')
      ),
    ],
  ];
  return <FactList facts={facts.filter(([, value]) => Boolean(value))} />;
};

/** One line in full: who did it, what it is about, and what was before and after. */
export const LogDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('logs');
  const last = useLastId(id);
  const query = useCall(
    getLogDetail,
    { query: { id: last } },
    { enabled: last !== '', meta: { quiet: true } },
  );
  return (
    <BesideDrawer {...{ widest, onClose }} title={t('lineTitle')} open={id !== ''}>
      <DetailState query={query} notHere={notHere} gone={{ title: t('gone'), text: t('goneText') }}>
        {(detail) => (
          <div key={detail.line.id} className={styles.detail}>
            <p className={styles.content}>{detail.line.content}</p>
            <Changes changes={detail.changes} />
            <Facts detail={detail} />
          </div>
        )}
      </DetailState>
    </BesideDrawer>
  );
};
