import type { OrderDetail } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { DictTag } from '../../../shared/inputs/DictTag.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { Fact, Facts } from '../../../shared/ui/Facts.tsx';
import { obstacleTo } from '../stateOf.ts';
import { TimeLeft } from '../TimeLeft.tsx';
import { CostStory } from './CostStory.tsx';
import styles from './Detail.module.css';

const currencyOf = ({ order }: OrderDetail) =>
  order.currencyCode ? { currency: order.currencyCode } : {};

export const OrderFacts = ({ detail }: { detail: OrderDetail }) => {
  const { t } = useTranslation(['orders', 'orderList']);
  const { order, form } = detail;
  const operator = useIsOperator();
  return (
    <>
      {order.status === 'failed' && (
        <Alert type="error" showIcon title={t('failedBecause', { reason: order.failReason })} />
      )}
      {order.examineRemark && <Alert type="warning" showIcon title={order.examineRemark} />}
      {order.booking === 'cancelling' && (
        <Alert type="info" showIcon title={t('detail.cancelling')} />
      )}
      <Facts title={t('detail.order')}>
        {operator && (
          <Fact name={t('orderList:field.merchant')}>
            {detail.merchantName} <CopyText text={detail.merchantCode} />
          </Fact>
        )}
        <Fact name={t('field.status')}>
          <DictTag code="order_status" value={order.status} />
        </Fact>
        <Fact name={t('field.settlementStatus')}>
          <DictTag code="settlement_status" value={order.settlementStatus} />
        </Fact>
        <Fact name={t('field.transactionOrderNo')}>
          <CopyText text={order.transactionOrderNo} />
        </Fact>
        <Fact name={t('service.customerNo')}>
          <CopyText text={order.customerNo} />
        </Fact>
        <Fact name={t('field.trackingNumber')}>
          <CopyText text={order.trackingNumber} />
        </Fact>
        <Fact name={t('field.productName')}>{order.productName}</Fact>
        <Fact name={t('service.goodsType')}>
          <DictText code="goods_type" value={form.goodsType} />
        </Fact>
        <Fact name={t('service.dutyTerms')}>{form.dutyTerms && t(`duty.${form.dutyTerms}`)}</Fact>
        <Fact name={t('service.insurance')}>
          <Amount
            value={form.insuranceValue}
            {...(form.insuranceCurrency && { currency: form.insuranceCurrency })}
          />
        </Fact>
        <Fact name={t('service.cod')}>
          <Amount value={form.codPrice} {...(form.codCurrency && { currency: form.codCurrency })} />
        </Fact>
        <Fact name={t('service.signature')}>
          {t(form.signatureService ? 'detail.yes' : 'detail.no')}
        </Fact>
        <Fact name={t('field.createTime')}>
          <TimeText value={order.createTime} to="minute" />
        </Fact>
        <Fact name={t('field.submitTime')}>
          <TimeText value={order.submitTime} to="minute" />
        </Fact>
        {obstacleTo(order, 'refund') === null && order.voidUntil && (
          <Fact name={t('orderList:field.voidUntil')}>
            <TimeText value={order.voidUntil} to="minute" />{' '}
            <TimeLeft key={order.voidSecondsLeft} seconds={order.voidSecondsLeft} />
          </Fact>
        )}
        <Fact name={t('service.remark')}>{form.remark}</Fact>
      </Facts>
    </>
  );
};

/** What it costs, line by line, and what of it has moved. */
export const CostFacts = ({ detail }: { detail: OrderDetail }) => {
  const { t } = useTranslation(['orders', 'quotes']);
  const { costs, order, billableKg } = detail;
  const currency = currencyOf(detail);
  return (
    <section className={styles.card} aria-label={t('cost')}>
      <h2>{t('cost')}</h2>
      {costs.length === 0 && <p className={styles.soft}>{t('detail.noCosts')}</p>}
      {costs.length > 0 && (
        <table className={styles.costs}>
          <tbody>
            {costs.map(({ code, name, why, amount }) => (
              <tr key={code}>
                <th scope="row">
                  {name}
                  <small>{why}</small>
                </th>
                <td>
                  <Amount value={amount} {...currency} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {t('quotes:breakdown.total')}
                {billableKg !== null && (
                  <small>{t('detail.billable', { kg: billableKg.toFixed(3) })}</small>
                )}
              </th>
              <td>
                <Amount value={order.totalPrice} {...currency} />
              </td>
            </tr>
          </tfoot>
        </table>
      )}
      <CostStory detail={detail} />
    </section>
  );
};
