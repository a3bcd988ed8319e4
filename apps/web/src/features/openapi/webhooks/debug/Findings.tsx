import type { SignatureFindings } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import frames from '../../OpenApi.module.css';
import styles from '../Webhooks.module.css';
import { ageWords } from './ageWords.ts';
import { differingByte } from './differingByte.ts';

interface Props {
  found: SignatureFindings;
  /** The body that was checked. */
  body: string;
}

const Side = ({ name, before, part }: SideProps) => {
  const { t } = useTranslation('webhooks');
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code className={frames.code}>
          {before}
          <mark className={styles.byte}>{part.mark || t('byte.end')}</mark>
          {part.after}
        </code>
      </dd>
    </div>
  );
};
interface SideProps {
  name: string;
  before: string;
  part: { mark: string; after: string };
}

const Difference = ({ differs, body }: Pick<SignatureFindings, 'differs'> & { body: string }) => {
  const { t } = useTranslation('webhooks');
  if (!differs) return null;
  const { at, before, sent, received } = differingByte(differs, body);
  return (
    <>
      <p>{t('byte.at', { at })}</p>
      <dl className={styles.sides}>
        <Side name={t('byte.sent')} before={before} part={sent} />
        <Side name={t('byte.received')} before={before} part={received} />
      </dl>
    </>
  );
};

const kinds = { good: 'success', stale: 'info' } as const;

/** Why a receiver refuses a message: the verdict, where it differs, and what usually causes it. */
export const Findings = ({ found, body }: Props) => {
  const { t } = useTranslation('webhooks');
  const { verdict, differs, signedBy, ageSeconds } = found;
  const kind = verdict === 'good' || verdict === 'stale' ? kinds[verdict] : 'error';
  return (
    <div ref={(place) => place?.scrollIntoView({ block: 'nearest' })} role="status">
      <Alert
        showIcon
        type={kind}
        title={t(`verdict.${verdict}`)}
        description={
          <div className={frames.words}>
            {verdict === 'bodyDiffers' && <Difference differs={differs} body={body} />}
            <p>{t(`cause.${verdict}`, { age: ageWords(t, ageSeconds ?? 0) })}</p>
            {signedBy === 'former' && <p>{t('cause.formerSecret')}</p>}
          </div>
        }
      />
    </div>
  );
};
