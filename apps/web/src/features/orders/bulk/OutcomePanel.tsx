import type { OrderOutcome } from '@alpaca/contract';
import { CopyOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../shared/feedback/values/copy.ts';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { DictTag } from '../../../shared/inputs/DictTag.tsx';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import { SumsText } from '../SumsText.tsx';
import { sumsOf } from '../sums.ts';
import styles from './Bulk.module.css';
import type { AgreedPrice } from './useBulkRun.ts';

interface Props {
  outcomes: readonly OrderOutcome[];
  /** Those that were sent, to be named by their numbers. */
  numbers: ReadonlyMap<string, string>;
  busy: boolean;
  onRetry: (ids: readonly string[], agreed?: AgreedPrice[]) => void;
}

/** What became of each order, those that failed first. */
export const OutcomePanel = ({ outcomes, numbers, busy, onRetry }: Props) => {
  const { t } = useTranslation('orderList');
  const [copied, setCopied] = useState(0);
  const failed = outcomes.filter(({ ok }) => !ok);
  const dearer = failed.flatMap(({ id, priceNow }) => (priceNow ? [{ id, ...priceNow }] : []));
  // Trying again would only be asked for the new price once more.
  const other = failed.filter(({ priceNow }) => !priceNow);
  const numberOf = ({ id, order }: OrderOutcome) =>
    order?.transactionOrderNo ?? numbers.get(id) ?? '';
  const copy = async () => {
    if (await copyText(failed.map(numberOf).join('\n'))) setCopied(failed.length);
  };
  return (
    <div className={styles.stack}>
      <p className={styles.summary} role="status">
        <StatusTag kind="success">
          {t('outcome.done', { count: outcomes.length - failed.length })}
        </StatusTag>
        {failed.length > 0 && (
          <StatusTag kind="danger">{t('outcome.failed', { count: failed.length })}</StatusTag>
        )}
      </p>
      <DetailTable
        label={t('outcome.title')}
        rows={outcomes.toSorted((a, b) => Number(a.ok) - Number(b.ok))}
        columns={[
          { key: 'no', title: t('field.orderNo'), width: 170, render: numberOf, copy: numberOf },
          {
            key: 'ok',
            title: t('outcome.result'),
            width: 100,
            render: ({ ok }) => (
              <StatusTag kind={ok ? 'success' : 'danger'}>
                {t(ok ? 'outcome.ok' : 'outcome.no')}
              </StatusTag>
            ),
          },
          {
            key: 'now',
            title: t('outcome.now'),
            width: 120,
            render: ({ order }) => <DictTag code="order_status" value={order?.status} />,
          },
          {
            key: 'message',
            title: t('outcome.why'),
            width: 240,
            render: ({ ok, message }) =>
              ok || !message ? null : <span className={styles.why}>{message}</span>,
          },
        ]}
      />
      {failed.length > 0 && (
        <div className={styles.buttons}>
          {dearer.length > 0 && (
            <Button
              type="primary"
              loading={busy}
              onClick={() =>
                onRetry(
                  dearer.map(({ id }) => id),
                  dearer,
                )
              }
            >
              {t('outcome.payNow', { count: dearer.length })} (<SumsText sums={sumsOf(dearer)} />)
            </Button>
          )}
          {other.length > 0 && (
            <Button
              icon={<ReloadOutlined />}
              loading={busy}
              onClick={() => onRetry(other.map(({ id }) => id))}
            >
              {t('outcome.retry')}
            </Button>
          )}
          <Button icon={<CopyOutlined />} onClick={() => void copy()}>
            {t('outcome.copy')}
          </Button>
          <span role="status">{copied > 0 && t('outcome.copied', { count: copied })}</span>
        </div>
      )}
    </div>
  );
};
