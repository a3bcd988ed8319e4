import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ErrorState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { detailHref } from '../../../shared/paths/orders.ts';
import { useTab } from '../../../shared/tabs/tabContext.ts';
import { ActiveOnly } from '../../accounts/index.ts';
import { useLinesKnown } from './line/useLine.ts';
import { OrderDesk, type Way } from './OrderDesk.tsx';
import { dropKept } from './useKept.ts';
import { useStart } from './useStart.ts';

interface Props {
  way: Way;
  id?: string | undefined;
  copy?: string | undefined;
  trial?: string | undefined;
  /** Begins anew, with nothing that was left here. */
  onClear: () => void;
}

const sumOf = (text: string) =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, text.length);

/** What begins as something else has a place of its own, so it never meets what was left here. */
const shelfOf = ({ copy, trial }: Pick<Props, 'copy' | 'trial'>) =>
  copy ? `copy.${copy}` : trial && `trial.${sumOf(trial)}`;

const editable = ['draft', 'failed'];

const Begun = ({ way, id, copy, trial, onClear }: Props) => {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const { active } = useTab();
  const shelf = [way, id ?? shelfOf({ copy, trial })].filter(Boolean).join('.');
  const { start, error, retry, isKept, summary, lacksDefault } = useStart({
    shelf,
    id,
    copy,
    trial,
  });
  // Lines to choose from stand above the form; lines to compare come below it, once it is filled.
  const hasLines = useLinesKnown() || way === 'lines';
  const isReady = hasLines && start !== null;
  const [isRead, setRead] = useState(false);
  // What was submitted meanwhile, perhaps by a colleague, is only to be looked at.
  const gone = id !== undefined && summary && !editable.includes(summary.status);
  useEffect(() => {
    if (gone && active) void navigate(detailHref(id), { replace: true });
  }, [gone, active, id, navigate]);
  const clear = () => {
    dropKept(shelf);
    onClear();
  };
  const no = summary?.transactionOrderNo ?? '';
  return (
    <ListPage
      title={id ? t('title.edit', { no }) : t(`title.${way}`)}
      actions={
        <Button size="small" type="text" onClick={clear}>
          {t(id ? 'restore' : 'clear')}
        </Button>
      }
    >
      {isKept && !isRead && isReady && (
        <Alert closable={{ onClose: () => setRead(true) }} type="info" showIcon title={t('kept')} />
      )}
      {summary?.status === 'failed' && id && (
        <Alert type="error" showIcon title={t('failedBecause', { reason: summary.failReason })} />
      )}
      {!start && error && <ErrorState error={error} onRetry={retry} />}
      {!isReady && !error && <FormSkeleton fields={10} />}
      {isReady && !gone && (
        <OrderDesk
          way={way}
          id={id}
          orderNo={id && no}
          shelf={shelf}
          start={start}
          lacksDefault={lacksDefault}
          onReload={() => void retry().then(clear)}
        />
      )}
    </ListPage>
  );
};

/** An order's form: a new one, one that is not submitted yet, or one like another. */
export const OrderPage = ({ way }: { way: Way }) => {
  const [params] = useSearchParams();
  const [round, setRound] = useState(0);
  const id = params.get('id') ?? undefined;
  const copy = id ? undefined : (params.get('copy') ?? undefined);
  const trial = id || copy ? undefined : (params.get('trial') ?? undefined);
  return (
    <ActiveOnly>
      <Begun
        key={`${id} ${copy} ${trial} ${round}`}
        way={way}
        id={id}
        copy={copy}
        trial={trial}
        onClear={() => setRound(round + 1)}
      />
    </ActiveOnly>
  );
};
