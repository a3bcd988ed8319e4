import { answerStatement, queryStatement, type Statement } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { useActOn } from '../../../shared/revision/useActOn.ts';
import { say } from '../../../shared/store/notice.ts';
import { SaidFields, useAttached } from '../../threads/index.ts';

const calls = { query: queryStatement, answer: answerStatement } as const;
export type SpokenAct = keyof typeof calls;

interface Props {
  act: SpokenAct;
  statement: Statement;
  open: boolean;
  onClose: () => void;
  onLook: () => void;
}

/** A merchant says what is not right, or the staff answers. */
export const SayDialog = ({ act, statement, open, onClose, onLook }: Props) => {
  const { t } = useTranslation(['receivables', 'threads']);
  const [form] = Form.useForm<{ text: string }>();
  const attached = useAttached();
  const acting = { open, of: statement, onClose, onLook };
  const { send, seen } = useActOn(calls[act], acting, t(`done.${act}`));
  return (
    <FormDialog
      open={open}
      title={t(`say.${act}`, { no: statement.no })}
      width={520}
      okText={t(`act.${act}`)}
      form={form}
      focusOn="text"
      sends={[send]}
      error={send.error}
      onSave={({ text }) =>
        attached.isComing
          ? say('warning', t('threads:coming'))
          : send.mutate({ body: { ...seen, files: attached.files.map(({ key }) => key), text } })
      }
      onClose={onClose}
    >
      <SaidFields
        label={t(`say.${act}Text`)}
        hint={t(`say.${act}Hint`)}
        rules={[schemaRule(queryStatement.body.shape.text)]}
        attached={attached}
      />
    </FormDialog>
  );
};
