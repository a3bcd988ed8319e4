import { type CodLine, matchCodLine, setCodLineAside } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { NoteItem } from '../../../shared/inputs/NoteItem.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { type Acting, useActOn } from '../../../shared/revision/useActOn.ts';

export const lineActs = ['match', 'aside'] as const;
export type LineAct = (typeof lineActs)[number];

interface Props {
  act: LineAct;
  acting: Acting<CodLine>;
}

/** Says by hand whose a line is, or why it stays as it is. */
export const LineDialog = ({ act, acting }: Props) => {
  const { t } = useTranslation('cod');
  const [form] = Form.useForm<{ number: string; note: string }>();
  const match = useActOn(matchCodLine, acting, t('match.done'));
  const aside = useActOn(setCodLineAside, acting, t('aside.done'));
  const { of, open, onClose } = acting;
  const isMatch = act === 'match';
  const { send } = isMatch ? match : aside;
  const save = ({ number, note }: { number: string; note: string }) =>
    isMatch
      ? match.send.mutate({ body: { ...match.seen, number } })
      : aside.send.mutate({ body: { ...aside.seen, note } });
  return (
    <FormDialog
      {...{ open, form, onClose }}
      title={t(`${act}.title`, { number: of.number })}
      width={480}
      okText={t(`act.${act}`)}
      focusOn={isMatch ? 'number' : 'note'}
      sends={[send]}
      error={send.error}
      onSave={save}
    >
      {isMatch ? (
        <Form.Item
          name="number"
          label={t('match.number')}
          extra={t('match.hint')}
          rules={[schemaRule(matchCodLine.body.shape.number)]}
        >
          <TextInput autoComplete="off" maxLength={100} />
        </Form.Item>
      ) : (
        <NoteItem
          schema={setCodLineAside.body.shape.note}
          label={t('field.note')}
          hint={t('aside.hint')}
        />
      )}
    </FormDialog>
  );
};
