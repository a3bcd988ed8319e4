import { type WebhookView, webhookStates } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { refusedBy } from '../../../../shared/api/error.ts';
import { BesideDetail } from '../../../../shared/feedback/beside/BesideDetail.tsx';
import { BesideDrawer } from '../../../../shared/feedback/beside/BesideDrawer.tsx';
import { useLastId } from '../../../../shared/feedback/beside/useLastId.ts';
import { EmptyState } from '../../../../shared/feedback/states/EmptyState.tsx';
import { BackLink } from '../../../../shared/list/BackLink.tsx';
import { ListEmpty } from '../../../../shared/list/ListEmpty.tsx';
import { DataTable } from '../../../../shared/table/DataTable.tsx';
import { StateSegments } from '../../../../shared/table/StateSegments.tsx';
import { wholePagePx } from '../../../../shared/table/wholePage.ts';
import type { Asked } from '../WebhookDialogs.tsx';
import { DeliveryDetail } from './DeliveryDetail.tsx';
import { LogHead } from './LogHead.tsx';
import { logColumns } from './logColumns.tsx';
import { useLog } from './useLog.ts';

const widest = 960;

interface Props {
  /** Empty: closed. */
  id: string;
  /** Undefined: not known yet, or no more. */
  of: WebhookView | undefined;
  onTest: (webhook: WebhookView) => Promise<void>;
  onAsk: (asked: Asked) => void;
  onReplayed: () => void;
  onClose: () => void;
}

const LogList = ({ log }: { log: ReturnType<typeof useLog> }) => {
  const { t } = useTranslation(['webhooks', 'openapi', 'shared']);
  const { query, place, state, open, choose } = log;
  return (
    <>
      <StateSegments
        label={t('log.byState')}
        here={state}
        onChange={choose}
        states={(['all', ...webhookStates] as const).map((value) => ({
          value,
          text: t(`state.${value}`),
        }))}
      />
      <DataTable
        code="openapi.webhookLog"
        label={t('log.title')}
        height={wholePagePx}
        query={query}
        place={place}
        rowKey={({ eventId }) => eventId}
        columns={logColumns(t, open)}
        onOpen={open}
        empty={
          <ListEmpty
            isNarrowed={state !== 'all'}
            noneFound={{ title: t('log.noneIn'), text: t('log.noneInText') }}
            title={t('log.empty')}
            text={t('log.emptyText')}
          />
        }
      />
    </>
  );
};

const Log = ({ id, of, onTest, onAsk, onReplayed }: Omit<Props, 'onClose'>) => {
  const { t } = useTranslation('webhooks');
  const log = useLog(id);
  const { query, opened } = log;
  if (refusedBy(query.error, 'webhook.notFound', 'request.invalid')) {
    return <EmptyState title={t('log.goneTitle')} text={t('log.goneText')} />;
  }
  if (of && opened) {
    return (
      <BesideDetail>
        <div>
          <BackLink onBack={log.back}>{t('log.back')}</BackLink>
        </div>
        <DeliveryDetail
          webhook={of}
          delivery={opened}
          onReplayed={() => {
            log.choose('all');
            onReplayed();
          }}
          onDebug={() => onAsk({ act: 'debug', webhook: of, messageId: opened.messageId })}
        />
      </BesideDetail>
    );
  }
  return (
    <BesideDetail>
      {of && (
        <LogHead
          webhook={of}
          onTest={() => onTest(of)}
          onAct={(act) => onAsk({ act, webhook: of })}
        />
      )}
      <LogList log={log} />
    </BesideDetail>
  );
};

/** All that was sent to an endpoint, the latest first; one opens with its body and every attempt. */
export const LogDrawer = ({ id, onClose, ...log }: Props) => {
  const { t } = useTranslation('webhooks');
  const shown = useLastId(id);
  const host = log.of && new URL(log.of.url).host;
  return (
    <BesideDrawer
      open={id !== ''}
      widest={widest}
      title={host ? t('log.of', { host }) : t('log.title')}
      onClose={onClose}
    >
      {shown && <Log key={shown} id={shown} {...log} />}
    </BesideDrawer>
  );
};
