import { getCostChange } from '@alpaca/contract';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { BesideDrawer } from '../../../shared/feedback/beside/BesideDrawer.tsx';
import { useLastId } from '../../../shared/feedback/beside/useLastId.ts';
import { useLook } from '../../../shared/feedback/beside/useLook.ts';
import { DetailState } from '../../../shared/feedback/states/DetailState.tsx';
import { usePermission } from '../../../shared/permission/permission.ts';
import { ThreadPanel } from '../../threads/index.ts';
import styles from '../Costs.module.css';
import { MakeRule } from '../tolerances/MakeRule.tsx';
import { ChangeActs } from './ChangeActs.tsx';
import { ChangeFacts } from './ChangeFacts.tsx';
import { ChangeHead } from './ChangeHead.tsx';
import { Photos } from './Photos.tsx';
import { Story } from './Story.tsx';
import { Weights } from './Weights.tsx';

const widest = 760;
const notHere = ['costChange.notFound', 'request.invalid'];

const useChange = (id: string) =>
  useCall(getCostChange, { query: { id } }, { enabled: id !== '', meta: { quiet: true } });

interface ShownProps {
  query: ReturnType<typeof useChange>;
  onChanged: () => void;
}

const Shown = ({ query, onChanged }: ShownProps) => {
  const { t } = useTranslation('costs');
  const maySettle = usePermission('ops:disputes');
  const look = useLook(query, onChanged);
  return (
    <DetailState query={query} notHere={notHere} gone={{ title: t('gone'), text: t('goneText') }}>
      {({ change, weights, photos, steps }) => (
        <div className={styles.detail}>
          <ChangeHead change={change} />
          <div className={styles.acts}>
            <ChangeActs change={change} onLook={look} />
            {/* Its texts come when a change is opened: the rest stays while they do. */}
            {maySettle && (
              <Suspense>
                <MakeRule change={change} />
              </Suspense>
            )}
          </div>
          <ChangeFacts change={change} />
          {weights.length > 0 && <Weights weights={weights} currency={change.currency} />}
          {photos.length > 0 && <Photos photos={photos} />}
          <Story steps={steps} currency={change.currency} />
          {change.threadId && <ThreadPanel id={change.threadId} />}
        </div>
      )}
    </DetailState>
  );
};

interface Props {
  /** Empty: closed. */
  id: string;
  /** The order's number, once that is known. */
  no: string;
  onClose: () => void;
  onChanged: () => void;
}

/** One change of cost: by how much, why so, what may be done, what was said. */
export const ChangeDrawer = ({ id, no, onClose, onChanged }: Props) => {
  const { t } = useTranslation('costs');
  const shown = useLastId(id);
  const query = useChange(shown);
  const known = no || query.data?.change.transactionOrderNo;
  return (
    <BesideDrawer
      open={id !== ''}
      widest={widest}
      title={known ? t('of', { no: known }) : t('title')}
      onClose={onClose}
    >
      <Shown key={shown} query={query} onChanged={onChanged} />
    </BesideDrawer>
  );
};
