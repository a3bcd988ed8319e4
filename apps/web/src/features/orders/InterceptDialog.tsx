import { getOrderDetail, interceptOrder, type OrderSummary } from '@alpaca/contract';
import { Flex, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';
import { useSend } from '../../shared/api/useSend.ts';
import { FormDialog } from '../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../shared/inputs/schemaRule.ts';
import { say } from '../../shared/store/notice.ts';

interface Props {
  order: OrderSummary;
  onClose: () => void;
  onDone: () => void;
}

const noteRule = schemaRule(interceptOrder.body.shape.note);

/** What an interception does and costs, said before it is asked for. */
export const InterceptDialog = ({ order, onClose, onDone }: Props) => {
  const { t } = useTranslation('orders');
  const [form] = Form.useForm<{ note?: string }>();
  const { id, transactionOrderNo: no, status, settlementStatus, currencyCode: currency } = order;
  const isPaid = settlementStatus === 'paid';
  const detail = useCall(getOrderDetail, { query: { id } }, { meta: { quiet: true } });
  const fee = detail.data?.handlingFee;
  const send = useSend(interceptOrder, {
    meta: { quiet: 'fields' },
    onError: onDone,
    onSuccess: () => {
      say('success', t('act.intercepted'));
      onDone();
      onClose();
    },
  });
  const cost = () => {
    if (!fee) return t('intercept.anyFee');
    if (Number(fee) === 0) return t('intercept.noFee');
    return t(isPaid ? 'intercept.fee' : 'intercept.feeHeld', { fee, currency });
  };
  const what = () => {
    if (status === 'inWarehouse') return t('intercept.here');
    return t(isPaid ? 'intercept.paidOnItsWay' : 'intercept.onItsWay');
  };
  return (
    <FormDialog
      open
      title={t('intercept.title', { no })}
      width={480}
      okText={t('act.intercept')}
      form={form}
      focusOn="note"
      sends={[send]}
      error={send.error}
      onSave={({ note }) => send.mutate({ body: { orderId: id, note } })}
      onClose={onClose}
    >
      <Flex vertical gap="small">
        <p>{what()}</p>
        <p>{cost()}</p>
        <Form.Item name="note" label={t('intercept.note')} rules={[noteRule]}>
          <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
        </Form.Item>
      </Flex>
    </FormDialog>
  );
};
