import { tagsMax } from '@alpaca/contract';
import { Input, Select, Switch } from 'antd';
import { CountrySelect } from '../../shared/inputs/CountrySelect.tsx';
import { DictSelect } from '../../shared/inputs/DictSelect.tsx';
import { TextInput } from '../../shared/inputs/TextInput.tsx';
import type { FieldSpec } from './fields.ts';

interface Props {
  spec: FieldSpec;
  tags: readonly string[];
  /** Given by the form's item. */
  id?: string;
  value?: never;
  onChange?: (value: unknown) => void;
}

/** The input of a field, as its spec says. */
export const FieldInput = ({ spec: { as }, tags, ...given }: Props) => {
  if (as === undefined) return <TextInput {...given} autoComplete="off" />;
  if (as === 'country') return <CountrySelect {...given} />;
  if (as === 'lines')
    return <Input.TextArea {...given} autoSize={{ minRows: 2 }} maxLength={500} />;
  if (as === 'switch') {
    const { value, ...rest } = given;
    return <Switch {...rest} checked={value === true} />;
  }
  if (as === 'tags') {
    return (
      <Select
        {...given}
        mode="tags"
        maxCount={tagsMax}
        tokenSeparators={[';', '；', ',', '，']}
        options={tags.map((tag) => ({ value: tag, label: tag }))}
      />
    );
  }
  // An emptied choice is left out, and the contract's default is none.
  return <DictSelect {...given} value={given.value || undefined} code={as.dict} />;
};
