import { getClaim } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { BesideActs, BesideDetail } from '../../../shared/feedback/beside/BesideDetail.tsx';
import { BesideDrawer } from '../../../shared/feedback/beside/BesideDrawer.tsx';
import { useLastId } from '../../../shared/feedback/beside/useLastId.ts';
import { type BesideRecordProps, useLook } from '../../../shared/feedback/beside/useLook.ts';
import { DetailState } from '../../../shared/feedback/states/DetailState.tsx';
import { Story } from '../../../shared/feedback/values/Story.tsx';
import { ThreadPanel } from '../../threads/index.ts';
import { ClaimActs } from './ClaimActs.tsx';
import { ClaimFacts } from './ClaimFacts.tsx';
import { ClaimHead } from './ClaimHead.tsx';
import { Documents } from './Documents.tsx';

const widest = 760;
const notHere = ['claim.notFound', 'request.invalid'];

const useClaim = (id: string) =>
  useCall(getClaim, { query: { id } }, { enabled: id !== '', meta: { quiet: true } });

interface ShownProps {
  query: ReturnType<typeof useClaim>;
  onChanged: () => void;
}

const Shown = ({ query, onChanged }: ShownProps) => {
  const { t } = useTranslation('claims');
  const look = useLook(query, onChanged);
  return (
    <DetailState query={query} notHere={notHere} gone={{ title: t('gone'), text: t('goneText') }}>
      {(detail) => (
        <BesideDetail>
          <ClaimHead claim={detail.claim} />
          <BesideActs>
            <ClaimActs claim={detail.claim} wanted={detail.wantedDocuments} onLook={look} />
          </BesideActs>
          <ClaimFacts detail={detail} />
          <Documents detail={detail} />
          <Story
            title={t('story')}
            steps={detail.steps.map((one) => ({ ...one, text: t(`step.${one.step}`) }))}
            currency={detail.claim.currency}
          />
          {detail.claim.threadId && <ThreadPanel id={detail.claim.threadId} />}
        </BesideDetail>
      )}
    </DetailState>
  );
};

/** One claim: what is wanted and offered, what may be done, what shows it, what was said. */
export const ClaimDrawer = ({ id, no, onClose, onChanged }: BesideRecordProps) => {
  const { t } = useTranslation('claims');
  const shown = useLastId(id);
  const query = useClaim(shown);
  const known = no || query.data?.claim.transactionOrderNo;
  const title = known ? t('of', { no: known }) : t('title');
  return (
    <BesideDrawer open={id !== ''} widest={widest} title={title} onClose={onClose}>
      <Shown key={shown} query={query} onChanged={onChanged} />
    </BesideDrawer>
  );
};
