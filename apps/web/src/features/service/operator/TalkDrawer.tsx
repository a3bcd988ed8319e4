import { getServiceTalk } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { BesideActs, BesideDetail } from '../../../shared/feedback/beside/BesideDetail.tsx';
import { BesideDrawer } from '../../../shared/feedback/beside/BesideDrawer.tsx';
import { useLastId } from '../../../shared/feedback/beside/useLastId.ts';
import { useLook } from '../../../shared/feedback/beside/useLook.ts';
import { DetailState } from '../../../shared/feedback/states/DetailState.tsx';
import { usePermission } from '../../../shared/permission/permission.ts';
import { ThreadPanel } from '../../threads/index.ts';
import { TalkActs } from './TalkActs.tsx';

const widest = 640;
const notHere = ['service.notFound', 'request.invalid'];

interface Props {
  /** Empty: closed. */
  id: string;
  onClose: () => void;
  onChanged: () => void;
}

const useTalk = (id: string) =>
  useCall(getServiceTalk, { query: { id } }, { enabled: id !== '', meta: { quiet: true } });

/** One merchant's talk: who answers it, and what was said. */
export const TalkDrawer = ({ id, onClose, onChanged }: Props) => {
  const { t } = useTranslation('opsService');
  const query = useTalk(useLastId(id));
  const look = useLook(query, onChanged);
  const mayName = usePermission('order:detail');
  const merchant = query.data?.merchantName;
  const title = merchant ? t('of', { merchant }) : t('title');
  return (
    <BesideDrawer open={id !== ''} {...{ title, widest, onClose }}>
      <DetailState query={query} notHere={notHere} gone={{ title: t('gone'), text: t('goneText') }}>
        {(talk) => (
          <BesideDetail key={talk.id}>
            <BesideActs>
              <TalkActs talk={talk} onLook={look} />
            </BesideActs>
            <ThreadPanel id={talk.threadId} {...(mayName && { orderNo: '' })} />
          </BesideDetail>
        )}
      </DetailState>
    </BesideDrawer>
  );
};
