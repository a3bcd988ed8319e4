import type { ApiRequest, Result, replayApiRequest } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import frames from '../OpenApi.module.css';
import { readable } from '../readable.ts';
import styles from './Requests.module.css';
import { StatusCode } from './StatusCode.tsx';

export type Replayed = Result<typeof replayApiRequest>;

interface Props {
  name: string;
  of: Pick<ApiRequest, 'status' | 'ms' | 'answer'>;
}

const Answer = ({ name, of: { status, ms, answer } }: Props) => {
  const { t } = useTranslation('apiRequests');
  return (
    <section className={styles.answer} aria-label={name}>
      <h2>{name}</h2>
      <p className={styles.head}>
        <StatusCode of={status} />
        <small className={frames.lead}>{t('ms', { ms })}</small>
      </p>
      {answer ? (
        <div className={frames.example}>
          <pre>{readable(answer)}</pre>
        </div>
      ) : (
        <p className={frames.lead}>{t('answer.none')}</p>
      )}
    </section>
  );
};

/** What was answered, and beside it what the sandbox answers to the same. */
export const Answers = ({ of, replayed }: { of: ApiRequest; replayed: Replayed | undefined }) => {
  const { t } = useTranslation('apiRequests');
  return (
    <div className={styles.answers}>
      <Answer name={t(replayed ? 'answer.first' : 'answer')} of={of} />
      {replayed && <Answer name={t('answer.sandbox')} of={replayed} />}
    </div>
  );
};
