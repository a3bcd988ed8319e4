import type { ImportView } from '@alpaca/contract';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../shared/api/showError.ts';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { type CommitChoice, useBeforeText } from '../../imports/index.ts';
import asking from '../bulk/Bulk.module.css';
import { SumsText } from '../SumsText.tsx';
import { ShortQuestion } from './ShortQuestion.tsx';
import { going, type OrdersForecast, shortSums } from './shortSums.ts';

interface Props {
  open: boolean;
  view: ImportView;
  /** The words on the button, for so many orders. */
  yes: (orders: number) => string;
  /** Undefined while it is being worked out. */
  forecast: OrdersForecast | undefined;
  onCommit: (choice: CommitChoice) => Promise<void>;
  onClose: () => void;
}

/** How many orders and what they cost; where that is too much, what to do about it. */
export const CommitDialog = ({ open, view, yes, forecast, onCommit, onClose }: Props) => {
  const { t } = useTranslation('imports');
  const [onlyWhatFits, setOnlyWhatFits] = useState(false);
  const [busy, setBusy] = useState(false);
  const { kind, counts } = view;
  const before = useBeforeText(view);
  const short = kind === 'orderSubmit' && forecast ? shortSums(forecast) : [];
  const commit = async () => {
    if (!forecast) return;
    setBusy(true);
    const agreed = forecast.sums.map(({ currency, amount }) => ({ currency, amount }));
    await onCommit({
      onlyWhatFits: short.length > 0 && onlyWhatFits,
      // Saving drafts costs nothing, whatever they cost later.
      ...(kind === 'orderSubmit' && { agreed }),
    }).then(onClose, showError);
    setBusy(false);
  };
  return (
    <Dialog
      open={open}
      title={t(`commit.title.${kind}`)}
      width={480}
      okText={yes(forecast ? going(forecast, short.length > 0 && onlyWhatFits) : 0)}
      cancelText={t('commit.no')}
      confirmLoading={busy}
      okButtonProps={{ disabled: !forecast }}
      cancelButtonProps={{ disabled: busy }}
      onOk={() => void commit()}
      onCancel={() => !busy && onClose()}
    >
      <div className={asking.stack}>
        {forecast && (
          <p className={asking.count}>{t('forecast.orders', { orders: forecast.orders })}</p>
        )}
        {forecast && forecast.sums.length > 0 && (
          <p className={asking.sums}>
            <span>{t(kind === 'orderSubmit' ? 'forecast.sum' : 'forecast.estimate')}</span>
            <strong>
              <SumsText sums={forecast.sums} />
            </strong>
          </p>
        )}
        {before && <Alert type="warning" showIcon title={before} />}
        {counts.bad > 0 && (
          <p className={asking.soft}>{t('commit.ordersBad', { rows: counts.bad })}</p>
        )}
        {short.length > 0 && (
          <ShortQuestion short={short} value={onlyWhatFits} onChange={setOnlyWhatFits} />
        )}
      </div>
    </Dialog>
  );
};
