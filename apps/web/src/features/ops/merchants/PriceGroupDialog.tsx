import { setPriceGroup } from '@alpaca/contract';
import { Form } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { Dialog } from '../../../shared/feedback/Dialog.tsx';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { say } from '../../../shared/store/notice.ts';
import type { Detail } from './MerchantDetail.tsx';

interface Props {
  open: boolean;
  detail: Detail;
  onClose: () => void;
  onSettled: () => void;
}

/** Which group's prices a merchant has. */
export const PriceGroupDialog = ({ open, detail, onClose, onSettled }: Props) => {
  const { t } = useTranslation(['opsMerchants', 'shared']);
  const [form] = Form.useForm<{ groupCode?: string }>();
  const { id, priceGroup } = detail.merchant;
  const send = useSend(setPriceGroup, {
    onSuccess: () => say('success', t('priceGroup.saved')),
    onSettled: () => {
      onClose();
      onSettled();
    },
  });
  return (
    <Dialog
      open={open}
      title={t('priceGroup.change')}
      width={420}
      okText={t('shared:action.save')}
      cancelText={t('shared:action.cancel')}
      confirmLoading={send.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        name={useId()}
        layout="vertical"
        preserve={false}
        initialValues={{ groupCode: priceGroup }}
        onFinish={({ groupCode = '' }) =>
          send.mutate({ body: { id, groupCode: groupCode.trim() } })
        }
      >
        <Form.Item
          name="groupCode"
          label={t('priceGroup')}
          extra={t('priceGroup.hint')}
          rules={[schemaRule(setPriceGroup.body.shape.groupCode)]}
        >
          <RememberedInput code="ops.priceGroup" />
        </Form.Item>
      </Form>
    </Dialog>
  );
};
