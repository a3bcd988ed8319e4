import type { SettingField } from '@alpaca/contract';
import { AutoComplete, Form, Select } from 'antd';
import type { Rule } from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../../../shared/inputs/NumberInput.tsx';
import { wordsOf } from '../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';

const rulesOf = ({ required, type, min, max }: SettingField): Rule[] => [
  { required, message: wordsOf('web.verify.0') },
  ...(type === 'number'
    ? [{ type: 'number' as const, min: min ?? 0, max: max ?? 0, message: wordsOf('web.verify.53') }]
    : []),
];

/** Says below an account whether the server has it: its secrets are there and nowhere else. */
const AccountHint = ({ field }: { field: SettingField }) => {
  const { t } = useTranslation('opsProducts');
  const form = Form.useFormInstance();
  const account: string = Form.useWatch(['settings', field.name], form) || field.usual;
  const isKnown = field.choices.some(({ value }) => value === account);
  return t(isKnown ? 'channels.account.known' : 'channels.account.unknown', { account });
};

const inputOf = (field: SettingField) => {
  if (field.type === 'number') return <NumberInput decimals={0} />;
  if (field.type === 'list') return <Select mode="tags" open={false} suffixIcon={null} />;
  if (field.type === 'range') return <Select options={field.choices.map(optionOf)} />;
  if (field.type === 'account')
    return <AutoComplete options={field.choices.map(optionOf)} placeholder={field.usual} />;
  return <TextInput maxLength={200} />;
};
const optionOf = ({ value, text }: SettingField['choices'][number]) => ({ value, label: text });

/** One setting of a channel, as its adapter describes it. */
export const SettingItem = ({ field }: { field: SettingField }) => (
  <Form.Item
    name={['settings', field.name]}
    label={field.title}
    rules={rulesOf(field)}
    extra={
      <>
        {field.hint}
        {field.type === 'account' && (
          <div>
            <AccountHint field={field} />
          </div>
        )}
      </>
    }
  >
    {inputOf(field)}
  </Form.Item>
);
