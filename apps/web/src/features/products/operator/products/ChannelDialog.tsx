import { addChannel, ChannelForm, type ChannelView, editChannel } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../shared/api/useSend.ts';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import { fillWithTheirs } from '../../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../../shared/revision/useEdit.tsx';
import { say } from '../../../../shared/store/notice.ts';

interface Props {
  /** null: closed; 'new': one to be added. */
  channel: ChannelView | 'new' | null;
  onClose: () => void;
  onChanged: () => void;
}

const rules = ChannelForm.shape;
const lengths = { code: 30, nameZh: 60, nameEn: 60, carrier: 60 } as const;
const names = ['code', 'nameZh', 'nameEn', 'carrier'] as const;

/** What a channel is called, and whose service it is. */
export const ChannelDialog = ({ channel, onClose, onChanged }: Props) => {
  const { t } = useTranslation('opsProducts');
  const [form] = Form.useForm<ChannelForm>();
  const onSuccess = () => {
    say('success', t('channels.saved'));
    onChanged();
    onClose();
  };
  const add = useSend(addChannel, { onSuccess });
  const edit = useEdit(
    editChannel,
    {
      label: (field) => t(`channels.${field as 'code'}`),
      onTheirs: fillWithTheirs(form, onChanged),
    },
    { onSuccess },
  );
  const known = channel === 'new' ? null : channel;
  const save = (body: ChannelForm) =>
    known
      ? edit.mutate({ body: { ...body, id: known.id, revision: known.revision } })
      : add.mutate({ body });
  return (
    <FormDialog
      open={channel !== null}
      title={known ? t('channels.editTitle', { code: known.code }) : t('channels.add')}
      width={460}
      form={form}
      initial={known ?? {}}
      sends={[add, edit]}
      onSave={save}
      onClose={onClose}
    >
      {names.map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={t(`channels.${name}`)}
          rules={[schemaRule(rules[name])]}
        >
          <TextInput maxLength={lengths[name]} />
        </Form.Item>
      ))}
    </FormDialog>
  );
};
