import { getCostChange } from '@alpaca/contract';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { BesideActs, BesideDetail } from '../../../shared/feedback/beside/BesideDetail.tsx';
import { BesideDrawer } from '../../../shared/feedback/beside/BesideDrawer.tsx';
import { useLastId } from '../../../shared/feedback/beside/useLastId.ts';
import { type BesideRecordProps, useLook } from '../../../shared/feedback/beside/useLook.ts';
import { DetailState } from '../../../shared/feedback/states/DetailState.tsx';
import { Story } from '../../../shared/feedback/values/Story.tsx';
import { usePermission } from '../../../shared/permission/permission.ts';
import { ThreadPanel } from '../../threads/index.ts';
import { MakeRule } from '../tolerances/MakeRule.tsx';
import { ChangeActs } from './ChangeActs.tsx';
import { ChangeFacts } from './ChangeFacts.tsx';
import { ChangeHead } from './ChangeHead.tsx';
import { Photos } from './Photos.tsx';
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
        <BesideDetail>
          <ChangeHead change={change} />
          <BesideActs>
            <ChangeActs change={change} onLook={look} />
            {/* Its texts come when a change is opened: the rest stays while they do. */}
            {maySettle && (
              <Suspense>
                <MakeRule change={change} />
              </Suspense>
            )}
          </BesideActs>
          <ChangeFacts change={change} />
          {weights.length > 0 && <Weights weights={weights} currency={change.currency} />}
          {photos.length > 0 && <Photos photos={photos} />}
          <Story
            title={t('story')}
            steps={steps.map((one) => ({ ...one, text: t(`step.${one.step}`) }))}
            currency={change.currency}
          />
          {change.threadId && <ThreadPanel id={change.threadId} />}
        </BesideDetail>
      )}
    </DetailState>
  );
};

/** One change of cost: by how much, why so, what may be done, what was said. */
export const ChangeDrawer = ({ id, no, onClose, onChanged }: BesideRecordProps) => {
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
