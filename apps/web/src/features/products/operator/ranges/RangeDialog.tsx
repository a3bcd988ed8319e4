import {
  addNumberRange,
  editNumberRange,
  type NumberRangeForm,
  type NumberRangeView,
  numberOfRange,
  numberRangeFields,
} from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../shared/api/useSend.ts';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { NumberInput } from '../../../../shared/inputs/NumberInput.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import { fillWithTheirs } from '../../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../../shared/revision/useEdit.tsx';
import { useHeld } from '../../../../shared/revision/useHeld.ts';
import { say } from '../../../../shared/store/notice.ts';

interface Props {
  /** null: closed; 'new': one to be added. */
  range: NumberRangeView | 'new' | null;
  onClose: () => void;
  onChanged: () => void;
}

const texts = ['code', 'prefix'] as const;
const lengths = { code: 30, prefix: 10 } as const;
const numbers = ['digits', 'first', 'last', 'warnBelow'] as const;
const usual = { prefix: '', digits: 10, first: 1, warnBelow: 1_000 };

const formOf = ({ code, prefix, digits, first, last, warnBelow }: NumberRangeForm) => ({
  code,
  prefix: prefix ?? '',
  digits,
  first,
  last,
  warnBelow,
});

/** How the first and the last number will read, while they are typed. */
const Example = () => {
  const { t } = useTranslation('opsProducts');
  const form = Form.useFormInstance<NumberRangeForm>();
  const { prefix = '', digits, first, last } = Form.useWatch([], form) ?? {};
  if (!digits || !first || !last) return null;
  const parts = { prefix, digits };
  const [from, to] = [numberOfRange(parts, first), numberOfRange(parts, last)];
  return <p role="status">{t('ranges.example', { from, to })}</p>;
};

/** A range of numbers; once some were given out only its end and the warning can change. */
export const RangeDialog = ({ range, onClose, onChanged }: Props) => {
  const { t } = useTranslation('opsProducts');
  const [form] = Form.useForm<NumberRangeForm>();
  const held = useHeld(range, range === null || range === 'new' ? '' : range.id);
  const known = range === 'new' || range === null || held === 'new' ? null : held;
  const isUsed = (known?.used ?? 0) > 0;
  const onSuccess = () => {
    say('success', t('ranges.saved'));
    onChanged();
    onClose();
  };
  const add = useSend(addNumberRange, { meta: { quiet: 'fields' }, onSuccess });
  const edit = useEdit(
    editNumberRange,
    {
      label: (field) => t(`ranges.${field as 'code'}`),
      onTheirs: fillWithTheirs(form, onChanged),
    },
    { onSuccess },
  );
  const save = (values: NumberRangeForm) => {
    const body = formOf(values);
    if (known) edit.mutate({ body: { ...body, id: known.id, revision: known.revision } });
    else add.mutate({ body });
  };
  const isFixed = (name: string) => isUsed && name !== 'last' && name !== 'warnBelow';
  const hints: Record<string, string> = {
    prefix: t('ranges.prefixHint'),
    warnBelow: t('ranges.warnBelowHint'),
  };
  return (
    <FormDialog
      open={range !== null}
      title={known ? t('ranges.editTitle', { code: known.code }) : t('ranges.add')}
      width={480}
      form={form}
      initial={known ?? usual}
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      {isUsed && <p>{t('ranges.usedHint')}</p>}
      {texts.map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={t(`ranges.${name}`)}
          extra={hints[name]}
          rules={name === 'code' ? [schemaRule(numberRangeFields.code)] : []}
        >
          <TextInput maxLength={lengths[name]} disabled={isFixed(name)} />
        </Form.Item>
      ))}
      {numbers.map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={t(`ranges.${name}`)}
          extra={hints[name]}
          rules={[schemaRule(numberRangeFields[name])]}
        >
          <NumberInput decimals={0} disabled={isFixed(name)} />
        </Form.Item>
      ))}
      <Example />
    </FormDialog>
  );
};
