import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/error.ts';
import { EmptyState } from '../../shared/feedback/states/EmptyState.tsx';
import { ErrorState } from '../../shared/feedback/states/ErrorState.tsx';
import { ResultPage } from '../../shared/feedback/states/ResultPage.tsx';
import {
  CardsSkeleton,
  FormSkeleton,
  TableSkeleton,
} from '../../shared/feedback/states/Skeletons.tsx';
import { Amount } from '../../shared/feedback/values/Amount.tsx';
import { CopyText } from '../../shared/feedback/values/CopyText.tsx';
import { CountBadge } from '../../shared/feedback/values/CountBadge.tsx';
import { StatusTag } from '../../shared/feedback/values/StatusTag.tsx';
import { statusKinds } from '../../shared/feedback/values/statusKinds.ts';
import { TimeText } from '../../shared/feedback/values/TimeText.tsx';
import { DictTag } from '../../shared/inputs/DictTag.tsx';
import { DetailTable } from '../../shared/table/DetailTable.tsx';
import styles from './Gallery.module.css';
import { Piece, Row, Section } from './Piece.tsx';
import { sampleColumns } from './sampleColumns.tsx';
import { sampleOrders } from './sampleOrders.ts';

const refusal = (status: number, message = '') => new ApiError({ status, errorKey: 'x', message });
const orderStatuses = [
  'draft',
  'ordering',
  'generated',
  'failed',
  'delivered',
  'withheld',
  'voided',
];

/** What tells people how things stand. */
export const FeedbackSection = () => {
  const { t } = useTranslation('gallery');
  return (
    <Section title={t('section.feedback')}>
      <Piece name="StatusTag, DictTag">
        <Row>
          {statusKinds.map((kind) => (
            <StatusTag key={kind} kind={kind}>
              {kind}
            </StatusTag>
          ))}
        </Row>
        <Row>
          {orderStatuses.map((status) => (
            <DictTag key={status} code="order_status" value={status} />
          ))}
        </Row>
      </Piece>
      <Piece name="Amount, TimeText, CopyText, CountBadge">
        <Row>
          <Amount value="1234567.5" currency="CNY" />
          <Amount value="-98.20" currency="USD" />
          <Amount value="3000" currency="JPY" signed />
          <Amount value="" />
        </Row>
        <Row>
          <TimeText value="2026-11-15 08:30:05" />
          <TimeText value="2026-11-15 08:30:05" to="minute" />
          <TimeText value="2026-11-15 08:30:05" to="day" />
          <TimeText value={null} />
        </Row>
        <Row>
          <CopyText text="YL26110000042" />
          <CountBadge count={12} />
          <CountBadge count={10_000} />
          <CountBadge count={3} urgent />
          <CountBadge count={undefined} />
        </Row>
      </Piece>
      <div className={styles.columns}>
        <Piece name="EmptyState">
          <EmptyState
            text={t('feedback.emptyText')}
            action={<Button>{t('feedback.create')}</Button>}
          />
        </Piece>
        <Piece name="ErrorState">
          <ErrorState error={refusal(422, t('dialog.refusal'))} onRetry={() => null} />
        </Piece>
        <Piece name="ErrorState 503">
          <ErrorState error={refusal(503)} onRetry={() => null} />
        </Piece>
        <Piece name="ErrorState 0">
          <ErrorState error={refusal(0)} onRetry={() => null} />
        </Piece>
      </div>
      <Piece name="ResultPage">
        <ResultPage
          kind="success"
          title={t('feedback.done')}
          text={t('feedback.doneText')}
          facts={[[t('order.no'), <CopyText key="no" text="YL26110000042" />]]}
          actions={<Button type="primary">{t('feedback.next')}</Button>}
        />
      </Piece>
      <Piece name="DetailTable">
        <DetailTable
          label="detail"
          columns={sampleColumns(t).slice(0, 7)}
          rows={sampleOrders(23)}
        />
      </Piece>
      <Piece name="DetailTable 3">
        <DetailTable label="small" columns={sampleColumns(t).slice(8, 14)} rows={sampleOrders(3)} />
      </Piece>
      <Piece name="Skeletons">
        <TableSkeleton rows={3} />
        <FormSkeleton fields={3} />
        <CardsSkeleton cards={3} />
      </Piece>
    </Section>
  );
};
