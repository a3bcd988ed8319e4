import { askPriceGroup, listPriceGroups } from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import { useEdit } from '../../../../shared/revision/useEdit.tsx';
import { useHeld } from '../../../../shared/revision/useHeld.ts';
import { language } from '../../../../shared/store/language.ts';
import { say } from '../../../../shared/store/notice.ts';
import { AskHint, useMerchantWords } from '../../../approvals/index.ts';
import styles from './MerchantDetail.module.css';
import type { Detail } from './MerchantDetail.tsx';

interface Props {
  open: boolean;
  detail: Detail;
  onClose: () => void;
  onSettled: () => void;
}

interface Filled {
  groupCode?: string;
  reason: string;
}

const rules = askPriceGroup.body.shape;

/** Which group's prices a merchant has. */
export const PriceGroupDialog = ({ open, detail, onClose, onSettled }: Props) => {
  const { t } = useTranslation('opsMerchants');
  const [form] = Form.useForm<Filled>();
  const { merchant, revision } = useHeld(detail, String(open));
  const { data: groups = [], isPending } = useCall(
    listPriceGroups,
    {},
    { enabled: open, staleTime: 0 },
  );
  const edit = useEdit(
    askPriceGroup,
    {
      ...useMerchantWords(),
      form: { of: ({ groupCode }) => ({ priceGroup: groupCode }) },
      onTheirs: ({ changes }) => {
        const theirs = changes.find(({ field }) => field === 'priceGroup');
        if (theirs) form.setFieldValue('groupCode', theirs.to ?? '');
        onSettled();
        return true;
      },
    },
    {
      onSuccess: () => {
        say('success', t('approvals.asked'));
        onClose();
        onSettled();
      },
    },
  );
  const save = ({ groupCode = '', reason }: Filled) =>
    edit.mutate({ body: { merchantId: merchant.id, revision, groupCode, reason } });
  const options = groups.map((group) => ({
    value: group.code,
    label: t('priceGroup.option', {
      ...group,
      name: language === 'en_US' ? group.nameEn : group.nameZh,
    }),
  }));
  return (
    <FormDialog
      open={open}
      title={t('priceGroup.change')}
      width={480}
      okText={t('approvals.ask')}
      form={form}
      className={styles.ask}
      initial={{ groupCode: merchant.priceGroup }}
      sends={[edit]}
      onSave={save}
      onClose={onClose}
    >
      <AskHint />
      <Form.Item name="groupCode" label={t('priceGroup')} extra={t('priceGroup.hint')}>
        <Select
          loading={isPending}
          showSearch={{ optionFilterProp: 'label' }}
          options={[{ value: '', label: t('priceGroup.none') }, ...options]}
        />
      </Form.Item>
      <Form.Item name="reason" label={t('terms.reason')} rules={[schemaRule(rules.reason)]}>
        <TextInput maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
};
