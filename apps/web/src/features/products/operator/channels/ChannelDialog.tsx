import {
  addChannel,
  ChannelForm,
  type ChannelView,
  editChannel,
  listAdapters,
} from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { useSend } from '../../../../shared/api/useSend.ts';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { useConfirm } from '../../../../shared/feedback/dialogs/useConfirm.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import { fillWithTheirs } from '../../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../../shared/revision/useEdit.tsx';
import { useHeld } from '../../../../shared/revision/useHeld.ts';
import { say } from '../../../../shared/store/notice.ts';
import { SettingItem } from './SettingItem.tsx';
import { TryBar } from './TryBar.tsx';
import { filledIn, isSame, useTry } from './useTry.ts';

interface Props {
  /** null: closed; 'new': one to be added. */
  channel: ChannelView | 'new' | null;
  onClose: () => void;
  onChanged: () => void;
}

const rules = ChannelForm.shape;
const lengths = { code: 30, nameZh: 60, nameEn: 60, carrier: 60 } as const;
const names = ['code', 'nameZh', 'nameEn', 'carrier'] as const;

/** What a channel is called, whose service it is, and how its parcels are booked. */
export const ChannelDialog = ({ channel, onClose, onChanged }: Props) => {
  const { t } = useTranslation('opsProducts');
  const [form] = Form.useForm<ChannelForm>();
  const { data: adapters = [] } = useCall(listAdapters, {}, { enabled: channel !== null });
  const { ask, dialog } = useConfirm();
  const tries = useTry();
  const held = useHeld(channel, channel === null || channel === 'new' ? '' : channel.id);
  const known = channel === 'new' || channel === null || held === 'new' ? null : held;
  const onSuccess = () => {
    say('success', t('channels.saved'));
    onChanged();
    onClose();
  };
  const fieldNamed = (field: string) =>
    adapters.flatMap(({ fields }) => fields).find(({ name }) => field === `settings.${name}`)
      ?.title ?? t(`channels.${field as 'code'}`);
  const add = useSend(addChannel, { meta: { quiet: 'fields' }, onSuccess });
  const edit = useEdit(
    editChannel,
    {
      label: fieldNamed,
      text: (field, value) =>
        field === 'adapter' ? adapters.find(({ adapter }) => adapter === value)?.name : undefined,
      onTheirs: fillWithTheirs(form, onChanged),
    },
    { onSuccess },
  );
  const adapter = Form.useWatch('adapter', form) ?? known?.adapter;
  const settings = Form.useWatch('settings', form);
  const chosen = adapters.find((one) => one.adapter === adapter);
  const setUp = adapter && { adapter, settings: filledIn(settings) };

  const send = (filled: ChannelForm, evenUntried?: true) => {
    const body = { ...filled, ...(evenUntried && { evenUntried }) };
    if (known) edit.mutate({ body: { ...body, id: known.id, revision: known.revision } });
    else add.mutate({ body });
  };
  /** What was never answered is saved only if somebody says so. */
  const save = async (values: ChannelForm) => {
    const filled = { ...values, settings: filledIn(values.settings) };
    if (known && isSame(known, filled)) return send(filled);
    const said = tries.said(filled) ?? (await tries.ask(filled).catch(() => null));
    if (!said) return;
    if (said.answered) return send(filled);
    const title = t('channels.untried.title');
    const text = t('channels.untried.text', { words: said.words });
    if (await ask({ title, text, yes: t('channels.untried.yes') })) send(filled, true);
  };
  const tryIt = async () => {
    const values = await form.validateFields({ recursive: true }).catch(() => null);
    if (values)
      await tries.ask({ ...values, settings: filledIn(values.settings) }).catch(() => null);
  };
  return (
    <FormDialog
      open={channel !== null}
      title={known ? t('channels.editTitle', { code: known.code }) : t('channels.add')}
      width={520}
      long
      form={form}
      initial={known ?? {}}
      sends={[add, edit, tries.send]}
      error={tries.send.error ?? add.error ?? edit.error}
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
      <Form.Item
        name="adapter"
        label={t('channels.adapter')}
        extra={chosen?.hint}
        rules={[schemaRule(rules.adapter)]}
      >
        <Select
          loading={adapters.length === 0}
          placeholder={t('channels.chooseAdapter')}
          options={adapters.map(({ adapter: value, name }) => ({ value, label: name }))}
        />
      </Form.Item>
      {chosen?.fields.map((field) => (
        <SettingItem key={`${chosen.adapter}.${field.name}`} field={field} />
      ))}
      {setUp && (
        <TryBar
          said={tries.said(setUp)}
          isPending={tries.send.isPending}
          onTry={() => void tryIt()}
        />
      )}
      {dialog}
    </FormDialog>
  );
};
