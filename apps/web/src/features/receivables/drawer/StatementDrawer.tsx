import { getStatement } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { BesideDrawer } from '../../../shared/feedback/beside/BesideDrawer.tsx';
import { useLastId } from '../../../shared/feedback/beside/useLastId.ts';
import { useLook } from '../../../shared/feedback/beside/useLook.ts';
import { DetailState } from '../../../shared/feedback/states/DetailState.tsx';
import { ThreadPanel } from '../../threads/index.ts';
import styles from '../Receivables.module.css';
import { Lines } from './Lines.tsx';
import { Payments } from './Payments.tsx';
import { StatementActs } from './StatementActs.tsx';
import { StatementFacts } from './StatementFacts.tsx';

const widest = 760;
const notHere = ['statement.notFound', 'request.invalid'];

interface Props {
  /** Empty: closed. */
  id: string;
  /** Its number, once that is known. */
  no: string;
  onClose: () => void;
  onChanged: () => void;
}

const useStatement = (id: string) =>
  useCall(getStatement, { query: { id } }, { enabled: id !== '', meta: { quiet: true } });

interface ShownProps {
  query: ReturnType<typeof useStatement>;
  onChanged: () => void;
}

const Shown = ({ query, onChanged }: ShownProps) => {
  const { t } = useTranslation('receivables');
  const look = useLook(query, onChanged);
  return (
    <DetailState query={query} notHere={notHere} gone={{ title: t('gone'), text: t('goneText') }}>
      {({ statement, lines, payments, ...balances }) => (
        <div className={styles.detail}>
          <div className={styles.acts}>
            <StatementActs statement={statement} onLook={look} />
          </div>
          <StatementFacts statement={statement} {...balances} />
          <Lines lines={lines} />
          {payments.length > 0 && <Payments payments={payments} currency={statement.currency} />}
          {statement.threadId && <ThreadPanel id={statement.threadId} />}
        </div>
      )}
    </DetailState>
  );
};

/** One statement: its sums, what was paid of it, what may be done, what was said. */
export const StatementDrawer = ({ id, no, onClose, onChanged }: Props) => {
  const { t } = useTranslation('receivables');
  const shown = useLastId(id);
  const query = useStatement(shown);
  const known = no || query.data?.statement.no;
  const title = known ? t('of', { no: known }) : t('title');
  return (
    <BesideDrawer title={title} open={id !== ''} onClose={onClose} widest={widest}>
      <Shown key={shown} query={query} onChanged={onChanged} />
    </BesideDrawer>
  );
};
