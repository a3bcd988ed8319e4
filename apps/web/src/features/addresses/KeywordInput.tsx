import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useTyped } from './useTyped.ts';

interface Props {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search that answers while one types. */
export const KeywordInput = ({ label, hint, value, onChange }: Props) => {
  const [typed, setTyped] = useTyped(value, onChange);
  return (
    <Input
      allowClear
      type="search"
      aria-label={label}
      placeholder={hint}
      prefix={<SearchOutlined aria-hidden />}
      maxLength={60}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
};
