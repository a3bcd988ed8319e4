import type { OrderDetail } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { Fact, Facts } from '../../../shared/ui/Facts.tsx';

/** What was ordered. What nobody asked for is not there. */
export const OrderFacts = ({ detail }: { detail: OrderDetail }) => {
  const { t } = useTranslation(['orders', 'orderList']);
  const { order, form } = detail;
  const operator = useIsOperator();
  return (
    <Facts title={t('detail.order')}>
      {operator && (
        <Fact name={t('orderList:field.merchant')}>
          {detail.merchantName} <CopyText text={detail.merchantCode} />
        </Fact>
      )}
      {order.trackingNumber && (
        <Fact name={t('field.trackingNumber')}>
          <CopyText text={order.trackingNumber} />
        </Fact>
      )}
      <Fact name={t('service.goodsType')}>
        <DictText code="goods_type" value={form.goodsType} />
      </Fact>
      {form.dutyTerms && <Fact name={t('service.dutyTerms')}>{t(`duty.${form.dutyTerms}`)}</Fact>}
      {form.insuranceValue && (
        <Fact name={t('service.insurance')}>
          <Amount
            value={form.insuranceValue}
            {...(form.insuranceCurrency && { currency: form.insuranceCurrency })}
          />
        </Fact>
      )}
      {form.codPrice && (
        <Fact name={t('service.cod')}>
          <Amount value={form.codPrice} {...(form.codCurrency && { currency: form.codCurrency })} />
        </Fact>
      )}
      {form.signatureService && <Fact name={t('service.signature')}>{t('detail.yes')}</Fact>}
      <Fact name={t('field.createTime')}>
        <TimeText value={order.createTime} to="minute" />
      </Fact>
      {order.submitTime && (
        <Fact name={t('field.submitTime')}>
          <TimeText value={order.submitTime} to="minute" />
        </Fact>
      )}
      {form.remark && <Fact name={t('service.remark')}>{form.remark}</Fact>}
    </Facts>
  );
};
