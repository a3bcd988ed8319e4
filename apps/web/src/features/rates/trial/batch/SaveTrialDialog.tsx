import { listTrials, saveTrial } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { callKey } from '../../../../shared/api/useCall.ts';
import { useSend } from '../../../../shared/api/useSend.ts';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import { say } from '../../../../shared/store/notice.ts';

interface Props {
  id: string;
  open: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** Keeps a trial under a name. */
export const SaveTrialDialog = ({ id, open, onClose, onSaved }: Props) => {
  const { t } = useTranslation('trial');
  const [form] = Form.useForm<{ name: string }>();
  const queries = useQueryClient();
  const send = useSend(saveTrial, {
    onSuccess: () => {
      say('success', t('batch.saved'));
      void queries.invalidateQueries({ queryKey: callKey(listTrials) });
      onSaved();
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      title={t('batch.saveTitle')}
      width={400}
      okText={t('batch.save')}
      cancelText={t('batch.cancel')}
      form={form}
      focusOn="name"
      sends={[send]}
      onSave={({ name }) => send.mutate({ body: { id, name } })}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t('batch.name')}
        rules={[schemaRule(saveTrial.body.shape.name)]}
      >
        <TextInput maxLength={60} />
      </Form.Item>
    </FormDialog>
  );
};
